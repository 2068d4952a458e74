/** The board of El Paso exactly as the title's `show` sends it. */
import type { Board as OwnTrail, Rancher as OwnRancher } from '../../generated/gwt_elpaso/board'
import type { Board } from '../../wire/types'

export type { Board as OwnTrail, Post, Rancher as OwnRancher, Stock, Sue } from '../../generated/gwt_elpaso/board'

export function read(board: Board): OwnTrail {
  return board as unknown as OwnTrail
}

export function playerOf(board: Board, seat: number): OwnRancher | undefined {
  return read(board).players[seat]
}
