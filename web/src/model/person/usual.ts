import type { GameInfo } from '../../wire/types'

/** Three where that is possible: neither a duel nor a crowd. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats.at(-1) ?? 2)
}
