/** Names and explanations of what only this title has. */
import type { Say } from '../../board/types'
import { actionWords, bonusWords } from '../gwt_family/speech'
import type { Counts } from '../gwt_family/types'
import { BOOK } from './book'
import type { Link } from './printed'
import type { OwnRancher } from './types'

/** What a link between two cities brings at once and counts at the end. */
export function linkText(say: Say, link: Link): string {
  const points = link.vp ? say.count(link.vp, 'victory_point') : ''
  const token = link.action?.startsWith('exchange_token') ? bonusWords(BOOK, say, link.action) : ''
  const card = link.action?.startsWith('objective') ? actionWords(say, 'objective any') : ''
  return [points, token, card].filter((part) => part !== '').join('. ')
}

/** The hazards and bandits a player has taken, by tile. */
export function takenTiles(player: OwnRancher): Counts {
  const bandits: Counts = { green_bandit: player.green_bandits, orange_bandit: player.orange_bandits }
  const taken = { ...player.hazards, ...bandits }
  return Object.fromEntries(Object.entries(taken).filter(([, n]) => n > 0))
}
