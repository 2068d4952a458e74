import { expect, it } from 'vitest'
import { Built } from './built'

const city = (...names: string[]) => names.map((building) => ({ building }))
const names = (built: { building: string }[]) => built.map((each) => each.building)

it('keeps what stands where it stood', () => {
  const built = new Built()
  expect(names(built.inOrder(city('indigo_plant', 'wharf')))).toEqual(['indigo_plant', 'wharf'])
  expect(names(built.inOrder(city('hacienda', 'indigo_plant', 'wharf')))).toEqual(['indigo_plant', 'wharf', 'hacienda'])
})

it('remembers when the past is looked at', () => {
  const built = new Built()
  built.inOrder(city('wharf'))
  built.inOrder(city('hacienda', 'wharf'))
  expect(names(built.inOrder(city('hacienda')))).toEqual(['hacienda'])
  expect(names(built.inOrder(city('hacienda', 'wharf')))).toEqual(['wharf', 'hacienda'])
})
