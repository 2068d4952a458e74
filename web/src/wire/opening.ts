/** Sitting down: a share of the seed goes along, made after the server has committed to its own. */
import { note, shareFor } from '../model/fairness'
import { api } from './api'
import type { Created, CreateTable } from './types'

export async function createTable(wish: CreateTable): Promise<Created> {
  const begun = await api.begin()
  note(begun.table, { seed: begun.commitment })
  return api.create({ ...wish, beginning: begun.token, share: shareFor(begun.table) })
}

export async function joinTable(table: string, seat: number, invite: string, name: string): Promise<void> {
  await api.join(table, seat, invite, name, shareFor(table))
}

export async function makeRematch(table: string): Promise<Created> {
  const begun = await api.beginRematch(table)
  note(begun.table, { seed: begun.commitment })
  return api.rematch(table, shareFor(begun.table))
}
