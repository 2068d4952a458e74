import { describe, expect, it } from 'vitest'
import type { HintChange } from '../wire/types'
import { Speaker } from '../words/speaker'
import { marginOf, reasonOf } from './hints.svelte'

const say = new Speaker({
  lang: 'en',
  game: 'g',
  terms: { shared: { victory_point: { one: 'victory point', other: 'victory points' } }, g: { doubloon: { one: 'doubloon', other: 'doubloons' } } },
  sources: ['ui-hint-leads = { COUNT($n, "victory_point") } ahead', 'ui-hint-trails = { COUNT($n, "victory_point") } behind', 'ui-hint-level = level'],
})
const change = (seat: number, name: string, by: number, left: number, certain = true): HintChange => ({ seat, name, by, left, certain })
const NAMES = ['Anna', 'Boris', 'Carla']

describe('hints', () => {
  it('tell the own figures from where to where, points first, and those of the others by how much', () => {
    const changes = [change(0, 'doubloons', -2, 1), change(0, 'victory_points', 3, 9), change(1, 'doubloons', 1, 4, false), change(2, 'city_used', 1, 2)]
    expect(reasonOf(changes, 0, NAMES, say)).toEqual(['Victory points +3, Doubloons 3 → 1', 'Boris: Doubloons ≈ +1'])
  })
  it('tell nothing where nothing known changes', () => {
    expect(reasonOf([change(0, 'island_used', 1, 2)], 0, NAMES, say)).toEqual([])
  })
  it('tell the lead at the end in whole points', () => {
    expect(marginOf(null, say)).toBe('')
    expect(marginOf(0.3, say)).toBe('Level')
    expect(marginOf(2.6, say).replaceAll('\u00a0', ' ')).toBe('3 victory points ahead')
    expect(marginOf(-1.2, say).replaceAll('\u00a0', ' ')).toBe('1 victory point behind')
  })
})
