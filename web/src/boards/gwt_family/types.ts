/** The board of a trail as the title's `show` sends it: what the shared drawings read. */
import type { Book } from './book'

export type Hand = 'green' | 'black'
/** Cards by id, and how many of each. */
export type Counts = Record<string, number>

export interface Tile {
  /** A small tile, a neutral letter or the face of a private building. */
  tile: string
  owner: number | null
  hands: Hand[]
  points: number
}

export interface Station {
  station: string
  cost: number
  points: number
  discs: number[]
  master: string | null
  worker: string | null
}

export interface JobRow {
  row: number
  cost: number
  /** What happens once the row is full. */
  arrow: 'none' | 'yellow' | 'green'
  cells: (string | null)[]
  open: boolean
}

export interface Jobs {
  columns: number
  token_row: number | null
  filled: number
  rows: JobRow[]
}

export interface SupplyBuilding {
  building: string
  number: number
  builders: number
  points: number
}

export interface Rancher {
  seat: number
  exchange_tokens: number
  certificates: number
  permanent_certificates: number
  certificate_limit: number
  herder: string
  engine: string
  step_limit: number
  hand_limit: number
  hand: Counts | null
  hand_size: number
  deck: Counts | null
  deck_size: number
  discard: Counts | null
  discard_size: number
  crew: Counts
  /** Disc spaces that still hold a disc. */
  discs: string[]
  auxiliary: Counts
  buildings_left: SupplyBuilding[]
  buildings: string[]
  stations: string[]
  masters: string[]
  area: Counts
  job_token: boolean
  score: number
}

export interface Trail {
  turn: number
  over: boolean
  ending: boolean
  /** This breed is raised in play; calves grow to heifers, heifers to cows. */
  simmental?: boolean
  heifers?: number
  cows?: number
  fees: Record<Hand, number>
  nodes: Record<string, Tile | null>
  stations: Station[]
  jobs: Jobs
  foresight: (string | null)[][]
  bags: number[]
  market: Counts
  market_stack: number
  display: (string | null)[]
  objective_stack: number
  players: Rancher[]
}

/** The coins of a player; their key is the title's word for them. */
export function moneyOf(book: Book, player: Rancher): number {
  return Number((player as unknown as Record<string, unknown>)[`${book.money}s`] ?? 0)
}

/** Played by the rules against a lone player. */
export function isAutoma(book: Book, player: Rancher): boolean {
  return (player as unknown as Record<string, unknown>)[book.automa] === true
}

/** Where a part of a player's area is drawn: in the low line under the map, or in fingers' size on phones. */
export type Fit = 'line' | 'phone'

/** Numbers 0 to n - 1, to repeat a drawing n times. */
export function times(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i)
}

/** The seats whose herder stands on a space. */
export function herdersOn(board: Trail, node: string): number[] {
  return board.players.filter((player) => player.herder === node).map((player) => player.seat)
}

export function enginesOn(board: Trail, place: string): number[] {
  return board.players.filter((player) => player.engine === place).map((player) => player.seat)
}
