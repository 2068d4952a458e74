/** How an answer stands among the steps of a turn. */
import type { Say } from '../../../board/types'
import type { LogItem } from '../../../wire/types'

/** Whom one slot leaves over the rules put to work in a later one without asking: told by where colonists went. */
export function stepName({ kind, seat, events }: LogItem, say: Say): string {
  if (kind !== 'place_colonists') return ''
  return events
    .filter((event) => event.kind === 'colonists_placed' && event.seat === seat && Number(event.args.colonists) > 0)
    .map(({ args }) => say.text('answer-place_colonists', { slot: args.slot ?? '', word: args.colonists ?? 0 }))
    .join(', ')
}
