import { expect, it } from 'vitest'
import { OWN } from '../../gwt_argentina/printed'
import { PRINTED as GWT2 } from '../../gwt2/printed'
import { dearest, reachOf } from './goal'

const cities = (taken: Record<string, number[]> = {}): { id: string; discs: number[] }[] =>
  Object.keys(GWT2.cities).map((id) => ({ id, discs: taken[id] ?? [] }))
const best = (value: number, discs: string[], taken: Record<string, number[]> = {}): string | undefined =>
  dearest(cities(taken), ({ id }) => GWT2.cities[id], reachOf(GWT2, { seat: 0, discs }, value))?.id

it('tells the dearest city within the value that has no own disc', () => {
  expect(best(5, ['aux_cert_1'])).toBe('st_louis')
  expect(best(5, ['aux_cert_1'], { st_louis: [1, 2] })).toBe('st_louis')
  expect(best(5, ['aux_cert_1'], { st_louis: [0] })).toBe('fulton')
  expect(best(30, ['aux_cert_1'], { new_york: [0] })).toBe('new_york')
})

it('says nothing where no disc is sure to go there', () => {
  expect(best(5, ['step_left'])).toBe(undefined) // dark corners for a white city
  expect(best(10, ['hand_left'])).toBe(undefined) // costs money
  expect(best(10, ['hand_left', 'step_left'])).toBe('chicago')
  expect(best(10, [])).toBe(undefined)
})

it('needs no more money than the hand brings before', () => {
  for (const { value } of Object.values(GWT2.cities)) {
    expect(GWT2.crosses.filter((space) => space < value).length).toBeLessThanOrEqual(value)
  }
  const FOR_MISSING_GRAIN = 2
  for (const { value, grain } of Object.values(OWN.ships)) expect(FOR_MISSING_GRAIN * grain).toBeLessThanOrEqual(value)
})
