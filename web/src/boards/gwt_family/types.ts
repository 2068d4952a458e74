/** The board of a trail as the title's `show` sends it: what the shared drawings read. */
import type { Rancher, Trail as Sent } from '../../generated/gwt_family/board'
import type { BaseBook } from './book'

export type { JobRow, Jobs, Rancher, Station, SupplyBuilding, Tile } from '../../generated/gwt_family/board'
export type { Hand } from './printed'
/** Cards by id, and how many of each. */
export type Counts = Record<string, number>

/** What every trail sends of a player. */
export type BaseRancher = Pick<
  Rancher,
  | 'seat'
  | 'score'
  | 'herder'
  | 'crew'
  | 'hand'
  | 'hand_size'
  | 'hand_limit'
  | 'step_limit'
  | 'deck'
  | 'deck_size'
  | 'discard'
  | 'discard_size'
  | 'discs'
  | 'exchange_tokens'
  | 'certificates'
  | 'permanent_certificates'
  | 'certificate_limit'
>
/** What every trail sends of the table; fees where hands are printed. */
export type BaseTrail = Pick<Sent, 'turn' | 'over' | 'ending' | 'nodes'> & { players: BaseRancher[]; fees?: Sent['fees'] }

/** In some titles a breed is raised in play; calves grow to heifers, heifers to cows. */
export type Trail = Sent & { simmental?: boolean; heifers?: number; cows?: number }

/** The coins of a player; their key is the title's word for them. */
export function moneyOf(book: BaseBook, player: BaseRancher): number {
  return goodsOf(player, `${book.money}s`)
}

/** How much a player holds of one of the title's goods. */
export function goodsOf(player: BaseRancher, good: string): number {
  return Number((player as unknown as Record<string, unknown>)[good] ?? 0)
}

/** The seat that the rules play: what is known of it besides its area. */
export interface Automa {
  cards_left: number
  reconstructed: boolean
  difficulty?: string
  specialisation?: string
}

/** Played by the rules against a lone player. */
export function isAutoma(book: BaseBook, player: BaseRancher): boolean {
  return (player as unknown as Record<string, unknown>)[book.automa] === true
}

/** Where a part of a player's area is drawn: in the low line under the map, or in fingers' size on phones. */
export type Fit = 'line' | 'phone'

/** Numbers 0 to n - 1, to repeat a drawing n times. */
export function times(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i)
}

/** The seats whose herder stands on a space. */
export function herdersOn(board: BaseTrail, node: string): number[] {
  return board.players.filter((player) => player.herder === node).map((player) => player.seat)
}

export function enginesOn(board: Trail, place: string): number[] {
  return board.players.filter((player) => player.engine === place).map((player) => player.seat)
}
