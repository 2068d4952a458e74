import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pacing, travelTime, type Pace } from './pace'

let shown: number[]
let pace: Pace
let pacing: Pacing<number>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pace = 'brisk'
  // Even numbers are deeds of others.
  pacing = new Pacing({ pace: () => pace, isDeed: (n) => n % 2 === 0, show: (n) => shown.push(n) })
})
afterEach(() => vi.useRealTimers())

it('shows the first at once and the next after a while', () => {
  for (const n of [2, 4, 6]) pacing.hear(n)
  expect(shown).toEqual([2])
  vi.advanceTimersByTime(400)
  expect(shown).toEqual([2, 4])
  vi.advanceTimersByTime(400)
  expect(shown).toEqual([2, 4, 6])
  expect(pacing.waiting).toBe(false)
})

it('waits for deeds only, and keeps the order', () => {
  for (const n of [1, 3, 2, 5, 7]) pacing.hear(n)
  expect(shown).toEqual([1, 3, 2])
  vi.advanceTimersByTime(400)
  expect(shown).toEqual([1, 3, 2, 5, 7])
})

it('leaves a quiet moment between two deeds however they come', () => {
  pacing.hear(2)
  vi.advanceTimersByTime(399)
  pacing.hear(4)
  expect(shown).toEqual([2])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([2, 4])
})

it('shows all at once when asked, when told to be instant, and after a long absence', () => {
  for (const n of [2, 4, 6]) pacing.hear(n)
  pacing.hurry()
  expect(shown).toEqual([2, 4, 6])
  pace = 'instant'
  for (const n of [8, 10]) pacing.hear(n)
  expect(shown).toEqual([2, 4, 6, 8, 10])
  pace = 'slow'
  for (let n = 0; n < 60; n += 2) pacing.hear(n)
  expect(shown.length).toBeGreaterThan(30)
})

it('drops what is in line when something newer is known', () => {
  for (const n of [2, 4, 6]) pacing.hear(n)
  pacing.clear()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([2])
})

it('lets what was done for the reader travel slowly at any pace', () => {
  expect(travelTime('brisk', false)).toBeLessThan(travelTime('brisk', true))
  expect(travelTime('instant', true)).toBe(travelTime('slow', false))
})
