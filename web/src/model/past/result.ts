/** What the figures of a finished game say beyond themselves. */
import type { LogItem, Result } from '../../wire/types'

/** Of several with most points not all have won: something else decided. */
export function isTieBroken({ scores, winners }: Pick<Result, 'scores' | 'winners'>): boolean {
  const best = Math.max(...scores)
  return scores.filter((score) => score === best).length > winners.length
}

/** All that came true of what ends a game, in that order: the round or turn is played on, and more of it may. */
export function endingsOf({ ended_by }: Pick<Result, 'ended_by'>, log: readonly LogItem[]): string[] {
  const events = log.flatMap((item) => item.events).filter((event) => event.kind === 'end_triggered')
  return [...new Set([...events.map((event) => String(event.args.reason)), ended_by])].filter((code) => code !== '')
}
