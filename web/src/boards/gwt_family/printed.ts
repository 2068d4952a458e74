/** What is printed on the components of a trail, as its book tells it. */
import type { Printed, PrintedDisc, PrintedNode, PrintedTile, Side } from '../../generated/gwt_family/board'
import type { Doubt } from '../../board/types'
import type { BaseBook, Book } from './book'

export type { Deed, Price, Printed, Side } from '../../generated/gwt_family/board'
/** The sides of a choice; empty where nothing is printed. */
export type Action = Side[]
/** Some titles call the corners of their solid discs black. */
export type Corners = PrintedDisc['corners'] | 'black'
export type Hand = Printed['tiles'][string]['hands'][number]

/** What every trail prints; the rest only some of them have. */
export interface BasePrinted {
  tiles: Record<string, Pick<PrintedTile, 'slots' | 'builders' | 'vp'> & Partial<PrintedTile>>
  /** `cost`: what building there costs more. */
  nodes: Record<string, Pick<PrintedNode, 'kind' | 'next' | 'letter'> & Partial<PrintedNode> & { cost?: number }>
  discs: Record<string, Pick<PrintedDisc, 'cost' | 'gain'> & { corners: Corners }>
  cattle: Printed['cattle']
  objectives: Record<string, unknown>
  doubtful: string[]
  unconfirmed: string[]
}

/** How sure the figures of a thing are that is made of these pieces. */
export function doubtOf(book: BaseBook, ...ids: string[]): Doubt {
  if (ids.some((id) => book.printed.doubtful.includes(id))) return 'reconstructed'
  return ids.some((id) => book.printed.unconfirmed.includes(id)) ? 'unconfirmed' : ''
}

/** The local actions of a tile, slot by slot. */
export function slotsOf(book: BaseBook, face: string): Action[] {
  return book.printed.tiles[face]?.slots ?? []
}

export function handsOf(book: BaseBook, tile: string): Hand[] {
  return book.printed.tiles[tile]?.hands ?? []
}

export function buildersFor(book: BaseBook, face: string): number {
  return book.printed.tiles[face]?.builders ?? 0
}

export function riskOf(book: BaseBook, node: string): Action {
  return book.printed.nodes[node]?.risk ?? []
}

/** What the taker of a bandit on this space receives. */
export function bonusOf(book: BaseBook, node: string): Action {
  return book.printed.nodes[node]?.bonus ?? []
}

/** Slots are counted from 1, the printed worker. */
export function slotAction(book: Book, worker: string, slot: number): Action {
  return book.printed.worker_slots[worker]?.[slot - 1] ?? []
}

/** A tile's id tells its kind: flood_green_3 is a flood, green_bandit a bandit; the rest are their own kind. */
export function kindOfTile(tile: string): string {
  return (/^([a-z]+)_(?:green|black)_\d+$/.exec(tile) ?? /^(?:green|orange)_([a-z]+)$/.exec(tile))?.[1] ?? tile
}
