import { describe, expect, it } from 'vitest'
import type { Reason } from '../wire/types'
import { loadTexts } from '../words/load'
import { Speaker } from '../words/speaker'
import { LANGS } from '../words/terms'
import { besidesRow, isApart, marginOf, reasonOf } from './hints.svelte'

const say = new Speaker(await loadTexts('en', 'gwt2'))
const NAMES = ['Anna', 'Boris', 'Carla']
const reason = (code: string, seat: number, args: Reason['args']): Reason => ({ code, seat, args })
const FIGURE = { name: 'dollars', before: 3, after: 7, certain: 1, change: 'other', against: 'none' }
const told = (...reasons: Reason[]): string[] =>
  reasonOf(reasons, say.called(NAMES, 0), say).map((line) => line.replaceAll('\u00a0', ' '))

describe('hints', () => {
  it('tell a figure from where to where, and what comes of the others', () => {
    expect(
      told(
        reason('figure', 0, FIGURE),
        reason('figure', 0, { ...FIGURE, against: 'one', low: 4, high: 4 }),
        reason('figure', 0, { ...FIGURE, after: -2, against: 'two', low: -1, high: 5 }),
        reason('figure', 0, { ...FIGURE, name: 'hand_value', change: 'same', against: 'first', low: 5 }),
        reason('rival', 1, { ...FIGURE, certain: 0, against: 'some', low: 3 }),
      ),
    ).toEqual([
      'Dollars 3 → 7',
      'Dollars 3 → 7 (otherwise 4)',
      'Dollars 3 → −2 (otherwise −1 or 5)',
      'Hand value still 7 (with the first: 5)',
      'Boris: Dollars 3 → ≈ 7 (with another: 3)',
    ])
  })
  it('tell what is done then, and how far a delivery would reach', () => {
    const hired = { event: 'hired', worker: 'cowboy', dollars: 6, slot: 2, certain: 1 }
    expect(told(reason('deed', 0, hired), reason('reach', 0, { after: 'chicago', against: 'one', low: 'peoria', high: 'peoria' }))).toEqual([
      'Then: You hire a cowboy for 6 dollars (slot 2).',
      'Hand and certificates reach Chicago (otherwise Peoria)',
    ])
  })
  it('tell nothing where the words have no name for a figure', () => {
    expect(told(reason('figure', 0, { ...FIGURE, name: 'nothing_known' }))).toEqual([])
  })
  it('say the same in every language', async () => {
    for (const lang of LANGS) {
      const other = new Speaker(await loadTexts(lang, 'gwt2'))
      const [line] = reasonOf([reason('figure', 0, { ...FIGURE, against: 'one', low: 4, high: 4 })], other.called(NAMES, 0), other)
      expect(line).toMatch(/3 → 7 \(\p{L}+ 4\)$/u)
    }
  })
  it('leave room for what a thing is for where nothing sets it apart', () => {
    expect(isApart([reason('figure', 0, FIGURE)])).toBe(false)
    expect(isApart([reason('alike', -1, { against: 'first' })])).toBe(false)
    expect(isApart([reason('deed', 0, { event: 'built', certain: 2 })])).toBe(false)
    expect(isApart([reason('deed', 0, { event: 'built', certain: 1 })])).toBe(true)
    expect(isApart([reason('figure', 0, { ...FIGURE, against: 'first', low: 1 })])).toBe(true)
  })
  it('leave out what the row and its consequences tell', () => {
    const deed = (event: string, certain: number): Reason => reason('deed', 0, { event, certain })
    const preview = [{ kind: 'hired', seat: 0, args: {} }]
    const all = [deed('built', 2), deed('hired', 1), deed('built', 1), reason('figure', 0, FIGURE)]
    expect(besidesRow(all, preview)).toEqual(all.slice(2))
  })
  it('tell the lead at the end in whole points', () => {
    expect(marginOf(null, say)).toBe('')
    expect(marginOf(0.3, say)).toBe('About level at the end')
    expect(marginOf(2.6, say).replaceAll('\u00a0', ' ')).toBe('About 3 victory points ahead at the end')
    expect(marginOf(-1.2, say).replaceAll('\u00a0', ' ')).toBe('About 1 victory point behind at the end')
  })
})
