/** An engine on a turnout hides neither the station there nor the numbers beside it. */
import { describe, expect, it } from 'vitest'
import { TRACK as SECOND } from '../../gwt2/trail/track'
import { TRACK as ARGENTINA } from '../../gwt_argentina/trail/track'
import type { Box, TrackLayout } from '../book'
import { across, DRAWN, engineOn } from './engines'

const DIGITS = 11 // half the width of a number, its height
function engine(track: TrackLayout, place: string): Box {
  const { x, y, size } = engineOn(track, place)
  return { x: x - DRAWN.half * size, y: y - DRAWN.above * size, w: 2 * DRAWN.half * size, h: (DRAWN.above + DRAWN.below) * size }
}
function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

describe.each([
  ['2nd edition', SECOND],
  ['Argentina', ARGENTINA],
])('engines on the turnouts of %s', (_, track) => {
  const turnouts = Object.keys(track.stations).filter((id) => id in track.places)

  it('leave the station free where it stands over or under the line', () => {
    const { w, h } = track.station
    const hiding = turnouts.filter((id) => {
      const at = track.stations[id] ?? { x: 0, y: 0 }
      if (Math.abs(at.y - (track.places[id]?.y ?? 0)) < 1) return false
      // Its middle, where price, disc and points stand.
      return meet(engine(track, id), { x: at.x - w / 2, y: at.y - h / 4, w, h: h / 2 })
    })
    expect(hiding).toEqual([])
  })

  it('leave the numbers beside them free', () => {
    const numbers = Object.entries(track.places).filter(([id]) => /^\d+$/.test(id))
    const hiding = turnouts.filter((id) =>
      numbers.some(([, { x, y }]) => meet(engine(track, id), { x: x - DIGITS, y: y - DIGITS / 2, w: 2 * DIGITS, h: DIGITS })),
    )
    expect(hiding).toEqual([])
  })
})

describe('the strip on a phone', () => {
  const cell = (left: number): { left: number; right: number } => ({ left, right: left + 44 })
  const view = { left: 10, right: 376 }

  it('has the engine in its middle, and with it all spaces that fit', () => {
    expect(across([cell(471)], view)).toBe(300)
    expect(across([cell(371), cell(471)], view)).toBe(250)
    expect(across([], view)).toBe(0)
  })
  it('has the engine at the edge that shows most of what does not fit', () => {
    expect(across([cell(100), cell(150), cell(600)], view)).toBe(80)
    expect(across([cell(600), cell(100), cell(550)], view)).toBe(278)
  })
})
