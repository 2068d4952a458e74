/** What the figures of a finished game say beyond themselves. */
import type { Result } from '../../wire/types'

/** Of several with most points not all have won: something else decided. */
export function isTieBroken({ scores, winners }: Pick<Result, 'scores' | 'winners'>): boolean {
  const best = Math.max(...scores)
  return scores.filter((score) => score === best).length > winners.length
}
