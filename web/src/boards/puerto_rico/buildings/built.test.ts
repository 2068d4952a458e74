// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { Built } from './built'

const city = (...names: string[]) => names.map((building) => ({ building }))
const names = (built: { building: string }[]) => built.map((each) => each.building)

beforeEach(() => localStorage.clear())

it('keeps what stands where it stood', () => {
  const built = new Built('table', 0)
  expect(names(built.inOrder(city('indigo_plant', 'wharf')))).toEqual(['indigo_plant', 'wharf'])
  expect(names(built.inOrder(city('hacienda', 'indigo_plant', 'wharf')))).toEqual(['indigo_plant', 'wharf', 'hacienda'])
})

it('remembers when the past is looked at', () => {
  const built = new Built('table', 0)
  built.inOrder(city('wharf'))
  built.inOrder(city('hacienda', 'wharf'))
  expect(names(built.inOrder(city('hacienda')))).toEqual(['hacienda'])
  expect(names(built.inOrder(city('hacienda', 'wharf')))).toEqual(['wharf', 'hacienda'])
})

it('stays as it is over a reload, in another tab and on another page of a phone, for each seat', () => {
  new Built('table', 0).inOrder(city('wharf'))
  new Built('table', 0).inOrder(city('hacienda', 'wharf'))
  sessionStorage.clear() // a tab has its own
  expect(names(new Built('table', 0).inOrder(city('hacienda', 'wharf')))).toEqual(['wharf', 'hacienda'])
  expect(names(new Built('table', 1).inOrder(city('hacienda', 'wharf')))).toEqual(['hacienda', 'wharf'])
})
