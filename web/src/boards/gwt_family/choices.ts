/** What every trail knows of its choices beyond their words. */
import type { Choice, Say } from '../../board/types'
import type { Ask } from '../../wire/types'
import { arrivalOf, tipOf } from './speech'

/** Facts of an answer that name a thing with a tip of its own, the one the choice is about first. */
const THINGS = ['tile', 'building', 'card', 'worker', 'objective']

/** What the place that is chosen does, or the thing; what that of a new worker brings; where the herder may not do what
 * is printed, that first. */
export function noteOn(choice: Choice, say: Say): string {
  return [handOf(choice, say), thingOf(choice, say)].join(' ').trim()
}

/** What the hand will be worth without the cards that the choice gives away. */
function handOf({ args: { hand_value: value } }: Choice, say: Say): string {
  return value === undefined ? '' : say.text('note-hand_value', { value })
}

function thingOf(choice: Choice, say: Say): string {
  if (choice.word === 'exchange') return tipOf(say, 'exchange_token')
  if (isPassed(choice)) return ''
  const hired = choice.events.find((event) => event.kind === 'hired')
  const slot = hired ? say.maybe(`note-slot-${hired.args.worker}-${hired.args.slot}`) : ''
  const arrival = arrivalOf(say, choice.target.replace(/^node\./, ''))
  const barred = say.maybe(`note-stop-${choice.args.stands}`)
  const { card, second = card } = choice.args
  const things = THINGS.map((each) => (each in choice.args && second === card ? tipOf(say, String(choice.args[each])) : ''))
  const thing = things.find((tip) => tip !== '') ?? ''
  if (slot) return [thing, say.text('note-once', { deed: slot })].join(' ').trim()
  return arrival || barred || thing
}

/** The building whose own actions the herder may use where the choice leads, or that is placed; "" for none. */
export function stopOf(choice: Choice): string {
  const { building, tile = building, stands = 'neutral' } = choice.args
  return isPassed(choice) || !['neutral', 'private'].includes(String(stands)) ? '' : String(tile ?? '')
}

/** A way at a fork: the herder does not stop at the space it begins with. */
function isPassed({ args }: Choice): boolean {
  return 'way' in args && !('steps' in args)
}

/** Of several ways to the place that was chosen, the only one that costs nothing. */
export function freeWay(ask: Ask): number | null {
  if (ask.kind !== 'route') return null
  const free = ask.answers.filter((answer) => answer.args.fee === 0)
  return free.length === 1 ? (free[0]?.answer ?? null) : null
}
