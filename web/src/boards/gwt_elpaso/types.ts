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

/** The table as the loop shows it: whoever closed the game stands on the Simmental space. */
export function onTheLoop(board: OwnTrail): OwnTrail {
  const players = board.players.map((player) => (player.seat === board.closer ? { ...player, herder: '' } : player))
  return board.closer === null ? board : { ...board, players }
}
