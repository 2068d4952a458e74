import { describe, expect, it } from 'vitest'
import type { LogItem } from '../../wire/types'
import { stopsOf } from './recap.svelte'

const items = (n: number): LogItem[] =>
  Array.from({ length: n }, (_, i) => ({ ply: i + 5, seat: 1, kind: 'k', word: 'w', target: '', args: {}, events: [], auto: false, bot: '' }))

describe('recap', () => {
  it('walks from the position before through every answer', () => {
    expect(stopsOf(items(3))).toEqual([4, 5, 6, 7])
    expect(stopsOf([])).toEqual([])
  })
  it('shortens a long way but ends where the game stands', () => {
    const stops = stopsOf(items(100))
    expect(stops.length).toBeLessThanOrEqual(17)
    expect(stops[0]).toBe(4)
    expect(stops.at(-1)).toBe(104)
  })
})
