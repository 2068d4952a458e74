/** Names and explanations of what only this title has. */
import type { Say } from '../../board/types'
import type { Counts } from '../gwt_family/types'
import type { Link } from './printed'
import type { OwnRancher } from './types'

/** What a link between two cities brings at once and counts at the end. */
export function linkText(say: Say, link: Link): string {
  return say.maybe(`note-link-${link.between.join('-')}`)
}

/** The hazards and bandits a player has taken, by tile. */
export function takenTiles(player: OwnRancher): Counts {
  const bandits: Counts = { green_bandit: player.green_bandits, orange_bandit: player.orange_bandits }
  const taken = { ...player.hazards, ...bandits }
  return Object.fromEntries(Object.entries(taken).filter(([, n]) => n > 0))
}
