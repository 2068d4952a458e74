/** The board of Argentina exactly as the title's `show` sends it. */
import type { Board as OwnTrail, Rancher as OwnRancher } from '../../generated/gwt_argentina/board'
import type { Board } from '../../wire/types'

export type { Board as OwnTrail, Pedro, Rancher as OwnRancher, Ship } from '../../generated/gwt_argentina/board'

export function read(board: Board): OwnTrail {
  return board as unknown as OwnTrail
}

export function playerOf(board: Board, seat: number): OwnRancher | undefined {
  return read(board).players[seat]
}
