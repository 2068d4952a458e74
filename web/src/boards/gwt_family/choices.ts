/** What every trail knows of its choices beyond their words. */
import type { Choice, Say } from '../../board/types'
import type { Ask } from '../../wire/types'
import { arrivalOf, tipOf } from './speech'

/** What the place that is chosen does, and what that of a new worker brings. */
export function noteOn(choice: Choice, say: Say): string {
  const { tile } = choice.args
  const hired = choice.events.find((event) => event.kind === 'hired')
  const slot = hired ? say.maybe(`note-slot-${hired.args.worker}-${hired.args.slot}`) : ''
  const arrival = arrivalOf(say, choice.target.replace(/^node\./, ''))
  return slot || arrival || (tile === undefined ? '' : tipOf(say, String(tile)))
}

/** Of several ways to the place that was chosen, the only one that costs nothing. */
export function freeWay(ask: Ask): number | null {
  if (ask.kind !== 'route') return null
  const free = ask.answers.filter((answer) => answer.args.fee === 0)
  return free.length === 1 ? (free[0]?.answer ?? null) : null
}
