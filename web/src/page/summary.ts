/** What is kept of a table for the list on the first screen, read with care: the screen must open whatever lies there. */
import type { SeatInfo, TableSummary } from '../wire/types'

const STATUSES: ReadonlySet<unknown> = new Set<TableSummary['status']>(['open', 'playing', 'over', 'cancelled', 'closed'])

/** Nothing is known but that there is such a table. */
const unread = (table: string): TableSummary => ({
  table,
  game: '',
  status: 'closed',
  seats: [],
  turn: null,
  waiting_for_me: false,
  winners: [],
  spectators: 0,
  updated: 0,
})

export function readSummary(table: string, kept: unknown): TableSummary {
  return isSummary(kept) && kept.table === table ? kept : unread(table)
}

function isSummary(kept: unknown): kept is TableSummary {
  if (!isRecord(kept)) return false
  const { game, status, seats, turn, waiting_for_me, winners, spectators, updated } = kept
  return (
    typeof game === 'string' &&
    STATUSES.has(status) &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    (turn === null || Number.isInteger(turn)) &&
    typeof waiting_for_me === 'boolean' &&
    Array.isArray(winners) &&
    winners.every(Number.isInteger) &&
    Number.isInteger(spectators) &&
    Number.isFinite(updated)
  )
}

/** As far as the list looks. */
function isSeat(seat: unknown, n: number): seat is SeatInfo {
  return isRecord(seat) && seat.seat === n && typeof seat.name === 'string' && typeof seat.kept === 'string'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
