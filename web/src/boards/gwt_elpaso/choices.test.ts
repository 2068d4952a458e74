/** What the choices of this trail tell beyond their words, and what its events show. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../words/load'
import { Speaker } from '../../words/speaker'
import { choice } from '../tested'
import { noteOn } from './choices'
import { SIGNS } from './signs'

let say: Speaker
beforeAll(async () => {
  say = new Speaker(await loadTexts('en', 'gwt_elpaso'))
})

describe('what a choice does', () => {
  it('is no more than an auxiliary action at an opponent’s building', () => {
    expect(noteOn(choice('node.build_4', { stands: 'rival', tile: '6a' }), say)).toMatch(/one auxiliary action/)
    expect(noteOn(choice('node.build_4', { stands: 'common', tile: '6a' }), say)).toMatch(/objective or bonus tile/)
  })
  it('takes the place of all actions where an auxiliary action is done instead', () => {
    expect(noteOn(choice('aux.dollar', { level: 2, open: 'all' }), say)).toBe('In place of everything printed here.')
  })
  it('takes the place of nothing at an opponent’s building, nor where the action is printed', () => {
    expect(noteOn(choice('aux.dollar', { level: 2, open: 'auxiliary' }), say)).toBe('')
    expect(noteOn(choice('aux.card', { level: 1 }), say)).toBe('')
  })
  it('closes the game where the Simmental stack is empty', () => {
    expect(noteOn(choice('node.el_paso', { stands: 'other', tile: 'el_paso' }), say)).toMatch(/a Simmental card/)
    expect(noteOn(choice('node.el_paso', { stands: 'closing', tile: 'el_paso' }), say)).toMatch(/close the game/)
    expect(noteOn(choice('node.el_paso', { stands: 'closed', tile: 'el_paso' }), say)).toMatch(/no card/)
  })
  it('is what is printed on the train card and on the building', () => {
    expect(noteOn(choice('train.1', { train: 'train_1_front' }), say)).toMatch(/objective tile/)
    expect(noteOn(choice('supply.1', { building: '1a' }), say)).toMatch(/for 5\u00a0dollars/)
  })
  it('asks no price of a space on which a building is replaced', () => {
    expect(noteOn(choice('node.build_4', { building: '4a', replaced: '1a' }), say)).toMatch(/^The space is not paid for again./)
    expect(noteOn(choice('node.build_4', { replaced: 'none' }), say)).not.toMatch(/again/)
    expect(noteOn(choice('supply.2', { building: '2a', replaced: '1a' }), say)).toMatch(/not paid for again. .*dollars/)
    expect(noteOn(choice('supply.2', { building: '2a', replaced: 'open' }), say)).not.toMatch(/again/)
  })
})

describe('what is shown of an event', () => {
  const spent = (count: number, jokers: number): unknown => SIGNS.workers_spent?.({ worker: 'builder', count, jokers })
  it('tells jokers among the workers as jokers', () => {
    expect(spent(3, 0)).toEqual([{ id: 'builder', n: -3 }])
    expect(spent(2, 1)).toEqual([{ id: 'builder', n: -2 }, { id: 'joker', n: -1 }])
    expect(spent(0, 1)).toEqual([{ id: 'joker', n: -1 }])
  })
  it('tells what Sue draws from her supply', () => {
    expect(SIGNS.sue_supplied?.({ card: 'engineer' })).toEqual([{ id: 'engineer', n: 1 }])
  })
})
