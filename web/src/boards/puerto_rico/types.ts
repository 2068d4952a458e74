/** The board of Puerto Rico exactly as the title's `show` sends it. */
import type { Board } from '../../wire/types'

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type Good = (typeof GOODS)[number]
export type TileKind = Good | 'quarry'
export type Counts = Record<Good, number>

export interface Role {
  role: string
  doubloons: number
  taken_by: number | null
}

export interface Ship {
  size: number
  good: Good | null
  load: number
}

export interface Building {
  building: string
  price: number
  /** After the quarries of whoever looks. */
  own_price: number
  points: number
  circles: number
  /** Column of the market: how many quarries count. */
  column: number
  /** City spaces it takes. */
  spaces: number
  violet: boolean
  produces: Good | null
  left: number
}

export interface Tile {
  tile: TileKind
  manned: boolean
}

export interface CityBuilding {
  building: string
  colonists: number
  circles: number
}

export interface PlayerBoard {
  seat: number
  doubloons: number
  /** Null where it is hidden from whoever looks. */
  chips: number | null
  score: number | null
  san_juan: number
  colonists: number
  goods: Counts
  island: Tile[]
  city: CityBuilding[]
  city_used: number
  island_used: number
}

export interface PuertoRico {
  round: number
  governor: number
  chooser: number
  /** The role being played, or "pick_role", or "over". */
  phase: string
  options: string[]
  ended: string[]
  over: boolean
  roles: Role[]
  row: Partial<Counts>
  stack: number
  /** They lie face up. */
  discard: Partial<Counts>
  quarries: number
  colonists: number
  colonist_ship: number
  chips: number
  supply: Counts
  prices: Counts
  house: Good[]
  ships: Ship[]
  buildings: Building[]
  players: PlayerBoard[]
}

export const SPACES = 12

export function read(board: Board): PuertoRico {
  return board as unknown as PuertoRico
}

export function playerOf(board: Board, seat: number): PlayerBoard | undefined {
  return read(board).players[seat]
}

/** Free spaces to draw: all of one's own, to the end of the last begun row of others. */
export function freeSpaces(used: number, mine: boolean, columns = 4): number[] {
  return times(mine ? SPACES - used : (columns - (used % columns)) % columns)
}

/** Island tiles are named by what grows there; every other slot of the Mayor is a building. */
export function isTile(slot: string): slot is TileKind {
  return slot === 'quarry' || (GOODS as readonly string[]).includes(slot)
}

/** Numbers 0 to n - 1, to repeat a drawing n times. */
export function times(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i)
}
