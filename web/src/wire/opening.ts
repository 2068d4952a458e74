/** Sitting down: something goes along that mixes the seed, made after the server has committed to its own. */
import { kept, note, pledgeFor, shareFor } from '../model/past/fairness'
import { api } from './api'
import type { Created, CreateTable, TableMessage } from './types'

/** A share at once where nobody else is to sit down; else a pledge, and the share once all sit. */
function giving(table: string, waits: boolean): { share: string } | { pledge: string } {
  return waits ? { pledge: pledgeFor(table) } : { share: shareFor(table) }
}

export async function createTable(wish: CreateTable): Promise<Created> {
  const begun = await api.begin()
  note(begun.table, { seed: begun.commitment })
  const waits = wish.seats.some((seat) => seat.kind === 'open')
  return api.create({ ...wish, beginning: begun.token, ...giving(begun.table, waits) })
}

export async function joinTable(table: string, seat: number, invite: string, name: string, colour: number | null = null): Promise<void> {
  await api.join(table, seat, invite, name, pledgeFor(table), colour)
}

/** Propose another game, or agree to the one that is proposed. */
export async function makeRematch(over: string): Promise<Created> {
  const begun = await api.beginRematch(over)
  note(begun.table, { seed: begun.commitment })
  return api.rematch(over, giving(begun.table, begun.waits))
}

/** All sit: tell this browser's share, once everybody's pledge is noted. */
export async function revealShare(table: TableMessage): Promise<void> {
  const due = table.seats.some((seat) => seat.mine && table.unrevealed.includes(seat.seat))
  const share = kept(table.table).share
  if (!due || !share) return
  note(table.table, { pledges: table.pledges })
  await api.reveal(table.table, share)
}
