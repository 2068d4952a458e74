/** What is printed on the components of a trail, as its book tells it. */
import type { Book } from './book'

export type Corners = 'white' | 'dark'

export interface PrintedBuilding {
  actions: string[]
  builders?: number
  hands?: string[]
  vp?: number
}
export interface PrintedNode {
  kind: string
  next: string[]
  letter?: string
  forest?: boolean
  risk?: string
}
export interface Card {
  breed: string
  value: number
  vp: number
}
export interface Objective {
  action?: string
  tasks: Record<string, number>
  vp: number
  penalty: number
}
export interface Price {
  buys: string
  cards: number
  cowboys: number
  dollars: number
}
export interface Master {
  action?: string
  certificates: number
  per?: string
  group?: number
  vp: number
}

export interface Printed {
  buildings: Record<string, PrintedBuilding>
  /** Values that rest on a single source: marked on the tile too. */
  doubtful: string[]
  unconfirmed: string[]
  nodes: Record<string, PrintedNode>
  risks: Record<string, string>
  bandit_bonus: Record<string, string>
  stations: Record<string, { after: number; corners: Corners }>
  crosses: number[]
  discs: Record<string, { corners: Corners; gain?: number; vp?: number; cost?: number }>
  auxiliary: Record<string, { single: string; double: string }>
  worker_slots: { worker: string; slot: number; action: string }[]
  cattle: Record<string, Card>
  prices: Price[]
  objectives: Record<string, Objective>
  masters: Record<string, Master>
}

/** No printed copy has confirmed its values: the tooltip says so. */
export function isUnconfirmed(book: Book, id: string): boolean {
  return book.printed.unconfirmed.includes(id)
}

/** The local actions of a tile. */
export function actionsOf(book: Book, face: string): string[] {
  return book.printed.buildings[face]?.actions ?? []
}

export function riskOf(book: Book, node: string): string {
  return book.printed.risks[book.printed.nodes[node]?.risk ?? ''] ?? ''
}

/** What the taker of a bandit on this space receives: "dollars 3". */
export function bonusOf(book: Book, node: string): string {
  return book.printed.bandit_bonus[node] ?? ''
}

export function slotAction(book: Book, worker: string, slot: number): string {
  return book.printed.worker_slots.find((each) => each.worker === worker && each.slot === slot)?.action ?? ''
}

/** A tile's id tells its kind: flood_green_3 is a flood, green_bandit a bandit; the rest are their own kind. */
export function kindOfTile(tile: string): string {
  return (/^([a-z]+)_(?:green|black)_\d+$/.exec(tile) ?? /^(?:green|orange)_([a-z]+)$/.exec(tile))?.[1] ?? tile
}
