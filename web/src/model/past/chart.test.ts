import { expect, it } from 'vitest'
import { spread, ticks } from './chart'

it('chooses round values', () => {
  expect(ticks(0, 41)).toEqual([0, 10, 20, 30, 40])
})

it('keeps labels apart, in order and inside', () => {
  expect(spread([50, 10, 52], 16, 0, 200)).toEqual([50, 10, 66])
  expect(spread([98, 99], 16, 0, 100)).toEqual([84, 100])
})
