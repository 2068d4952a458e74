/** The board of Great Western Trail exactly as the title's `show` sends it. */
import type { Board as OwnTrail, Rancher as OwnRancher } from '../../generated/gwt2/board'
import type { Board } from '../../wire/types'

export type { Board as OwnTrail, City, Rancher as OwnRancher, Sam } from '../../generated/gwt2/board'

export function read(board: Board): OwnTrail {
  return board as unknown as OwnTrail
}

export function playerOf(board: Board, seat: number): OwnRancher | undefined {
  return read(board).players[seat]
}
