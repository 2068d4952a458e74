import { describe, expect, it } from 'vitest'
import type { LogItem } from '../wire/types'
import { draftOf, figuresOf, gains, turnsOf } from './log'

const item = (ply: number, seat: number): LogItem => ({ ply, seat, kind: 'k', word: 'w', target: '', args: {}, events: [] })
const log = [item(1, 0), item(2, 1), item(3, 1), item(4, 0), item(5, 0)]

describe('log', () => {
  it('groups answers of one seat into turns', () => {
    expect(turnsOf(log).map((turn) => [turn.seat, turn.from, turn.to])).toEqual([
      [0, 0, 1],
      [1, 1, 3],
      [0, 3, 5],
    ])
  })
  it('shows the own turn as steps, locked below the floor', () => {
    expect(draftOf(log, 0, 4).map((step) => [step.undoTo, step.locked])).toEqual([
      [3, true],
      [4, false],
    ])
    expect(draftOf(log, 1, 0)).toEqual([])
    expect(draftOf(log, null, 0)).toEqual([])
    expect(draftOf(log, 0, null).every((step) => step.locked)).toBe(true)
  })
  it('sums what a seat gained', () => {
    const before = figuresOf({ players: [{ seat: 0, coins: 3, vp: 1, name: 'x' }] })
    const after = figuresOf({ players: [{ seat: 0, coins: 1, vp: 5, name: 'x' }] })
    expect(gains(before, after, 0)).toEqual([
      { name: 'coins', by: -2 },
      { name: 'vp', by: 4 },
    ])
    expect(gains(before, after, 3)).toEqual([])
  })
})
