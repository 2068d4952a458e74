/** The board of Puerto Rico exactly as the title's `show` sends it. */
import type { Board as PuertoRico, Goods, PlayerBoard, Tile } from '../../generated/puerto_rico/board'
import type { Board } from '../../wire/types'

export type { Board as PuertoRico, Building, CityBuilding, PlayerBoard, Role, Ship, Tile } from '../../generated/puerto_rico/board'
export type Good = keyof Goods
export type TileKind = Tile['tile']

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const satisfies readonly Good[]

export function read(board: Board): PuertoRico {
  return board as unknown as PuertoRico
}

export function playerOf(board: Board, seat: number): PlayerBoard | undefined {
  return read(board).players[seat]
}

/** Island tiles are named by what grows there; every other slot of the Mayor is a building. */
export function isTile(slot: string): slot is TileKind {
  return slot === 'quarry' || (GOODS as readonly string[]).includes(slot)
}

/** Numbers 0 to n - 1, to repeat a drawing n times. */
export function times(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i)
}
