/** The board of Great Western Trail exactly as the title's `show` sends it. */
import type { Board } from '../../wire/types'

export const WORKERS = ['cowboy', 'builder', 'engineer'] as const
export type Worker = (typeof WORKERS)[number]
export const AUXILIARY = ['dollar', 'card', 'cert', 'engine', 'remove'] as const
export type Auxiliary = (typeof AUXILIARY)[number]
export type Hand = 'green' | 'black'
/** Cards by id, and how many of each. */
export type Counts = Record<string, number>

export interface Tile {
  /** A hazard, a bandit, a neutral letter or the face of a private building. */
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
  worker: Worker | null
}

export interface City {
  city: string
  value: number
  discs: number[]
}

export interface JobRow {
  row: number
  cost: number
  /** What happens once the row is full. */
  arrow: 'none' | 'yellow' | 'green'
  cells: (Worker | null)[]
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
  sam: boolean
  dollars: number
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
  crew: Record<Worker, number>
  /** Disc spaces that still hold a disc. */
  discs: string[]
  auxiliary: Record<Auxiliary, number>
  buildings_left: SupplyBuilding[]
  buildings: string[]
  stations: string[]
  cities: string[]
  masters: string[]
  hazards: Counts
  green_bandits: number
  orange_bandits: number
  area: Counts
  job_token: boolean
  score: number
}

export interface Sam {
  difficulty: string
  specialisation: Worker
  cards_left: number
  reconstructed: boolean
}

export interface Trail {
  turn: number
  over: boolean
  ending: boolean
  simmental: boolean
  fees: Record<Hand, number>
  nodes: Record<string, Tile | null>
  stations: Station[]
  cities: City[]
  jobs: Jobs
  foresight: (string | null)[][]
  bags: number[]
  market: Counts
  market_stack: number
  heifers: number
  cows: number
  display: (string | null)[]
  objective_stack: number
  shipment: number
  players: Rancher[]
  sam: Sam | null
}

export function read(board: Board): Trail {
  return board as unknown as Trail
}

export function playerOf(board: Board, seat: number): Rancher | undefined {
  return read(board).players[seat]
}

/** Where a part of a player's area is drawn: low in the dock, or in fingers' size on phones. */
export type Fit = 'dock' | 'phone'

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
