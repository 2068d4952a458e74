import { describe, expect, it } from 'vitest'
import type { ReviewedChoice } from '../../wire/types'
import { curveOf, turningPoints } from './review.svelte'

const answer = (word: string, share: number) => ({ word, target: '', args: {}, share, parts: [] })
const choice = (ply: number, seat: number, fall: number): ReviewedChoice => ({
  ply, seat, kind: 'k', shares: [0.4, 0.6], fall, chosen: answer('a', 0.4 - fall), better: fall > 0 ? answer('b', 0.4) : null, reasons: [],
})
const choices = [choice(0, 0, 0.05), choice(1, 1, 0.5), choice(2, 0, 0.2), choice(3, 0, 0.01), choice(4, 0, 0.1), choice(5, 0, 0.3), choice(6, 0, 0)]

describe('review', () => {
  it('finds the choices that gave most away, in the order of play', () => {
    expect(turningPoints(choices, [0]).map((each) => each.ply)).toEqual([2, 4, 5])
    expect(turningPoints(choices, [0, 1]).map((each) => each.ply)).toEqual([1, 2, 4, 5])
    expect(turningPoints(choices, [])).toEqual([])
  })
  it('draws a curve from the first choice to the outcome', () => {
    const told = { done: 2, of: 2, learned: true, choices: choices.slice(0, 2), skipped: [], outcome: [0, 1] }
    expect(curveOf(told, 1, 9)).toEqual([
      { ply: 0, share: 0.6 },
      { ply: 1, share: 0.6 },
      { ply: 9, share: 1 },
    ])
  })
})
