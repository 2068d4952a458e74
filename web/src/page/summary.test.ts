import { describe, expect, it } from 'vitest'
import type { TableSummary } from '../wire/types'
import { readSummary } from './summary'

const seat = { seat: 0, name: 'Anna', kind: 'human', bot: '', online: true, away: false, mine: true, kept: '', colour: 0 }
const good = {
  table: 'local-a',
  game: 'gwt2',
  status: 'playing',
  seats: [seat],
  turn: 0,
  waiting_for_me: true,
  winners: [],
  spectators: 0,
  updated: 1_800_000_000.5,
} as unknown as TableSummary

describe('what is kept of a table for the list', () => {
  it('is told as it is', () => {
    expect(readSummary('local-a', good)).toBe(good)
  })

  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { ...good, table: 'local-b' },
    { ...good, game: null },
    { ...good, status: 'asleep' },
    { ...good, seats: null },
    { ...good, seats: [null] },
    { ...good, seats: [seat, seat] },
    { ...good, turn: '0' },
    { ...good, winners: 3 },
    { ...good, updated: Number.NaN },
  ])('is made up where it is none: %j', (kept) => {
    const read = readSummary('local-a', kept)
    expect(read).toMatchObject({ table: 'local-a', status: 'closed', seats: [], winners: [], turn: null })
  })
})
