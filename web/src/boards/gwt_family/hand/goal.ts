/** The dearest place a hand reaches: what is printed on the places, and who is there already. */
import type { Corners } from '../printed'

/** A city, a ship, a trading post. */
export interface Place {
  id: string
  /** The discs there, a seat each. */
  discs: readonly number[]
}

export interface PrintedPlace {
  value: number
  corners: Corners
  repeatable: boolean
}

/** Who would deliver: what the hand brings at most, and the discs that could go there. */
interface Reach {
  seat: number
  value: number
  discs: readonly { corners: Corners; cost: number }[]
}

export function reachOf(
  { discs }: { discs: Readonly<Record<string, { corners: Corners; cost: number }>> },
  player: { seat: number; discs: readonly string[] },
  value: number,
): Reach {
  return { seat: player.seat, value, discs: player.discs.flatMap((space) => discs[space] ?? []) }
}

/**
 * Of the places without an own disc the dearest that is reached; undefined where that is not sure: a disc that costs
 * something, or none of the board, would have to go there.
 */
export function dearest(
  places: readonly Place[],
  printed: (place: Place) => PrintedPlace | undefined,
  { seat, value, discs }: Reach,
): Place | undefined {
  const worth = (place: Place): number => printed(place)?.value ?? 0
  const open = places.filter((place) => worth(place) <= value && (printed(place)?.repeatable || !place.discs.includes(seat)))
  const best = open.sort((a, b) => worth(b) - worth(a))[0]
  // White discs go anywhere, others not to white places.
  const white = best && printed(best)?.corners === 'white'
  return discs.some((disc) => disc.cost === 0 && (!white || disc.corners === 'white')) ? best : undefined
}
