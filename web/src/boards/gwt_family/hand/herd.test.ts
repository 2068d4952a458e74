import { describe, expect, it } from 'vitest'
import sample from '../../gwt_elpaso/sample.json'
import type { BaseRancher } from '../types'
import { herdOf } from './cards'

const [own, rival] = sample.players as unknown as [BaseRancher, BaseRancher]

describe('the herd of a player', () => {
  it('is all of one’s own cards, pile by pile', () => {
    const parts = herdOf(own)
    expect(parts.map((part) => part.id)).toEqual(['draw_pile', 'discard_pile', 'hand'])
    expect(parts.map((part) => part.n)).toEqual([own.deck_size, own.discard_size, own.hand_size])
  })

  it('is of others only what lies open', () => {
    expect(herdOf(rival).map((part) => part.id)).toEqual(['discard_pile'])
    expect(herdOf({ ...rival, discard: null })).toEqual([])
  })
})
