import { expect, it, vi } from 'vitest'
import { isUp, leftOf, tick, written } from './clock.svelte'

it('goes on for who is asked, and for nobody else', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const stop = tick()
  const table = { clock: { left: [5_000, 2_000], running: 1 } }
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([5_000, 2_000])
  vi.advanceTimersByTime(1_500)
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([5_000, 500])
  expect(isUp(table, 1)).toBe(false)
  vi.advanceTimersByTime(1_500)
  expect([leftOf(table, 1), isUp(table, 1), isUp(table, 0)]).toEqual([0, true, false])
  stop()
  vi.useRealTimers()
})

it('is told in minutes and seconds', () => {
  expect([3_600_000, 59_001, 1, 0].map(written)).toEqual(['60:00', '1:00', '0:01', '0:00'])
  expect([86_400_000, 3_661_000, 270_000_000].map(written)).toEqual(['24:00:00', '1:01:01', '3d 3h'])
  expect(leftOf({ clock: null }, 0)).toBeNull()
})
