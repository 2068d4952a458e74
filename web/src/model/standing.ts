/** Who does not play themselves, and what may be done about it at once: told and offered in sight. */
import { api, Refused } from '../wire/api'
import type { SeatInfo } from '../wire/types'
import { t, words } from '../words/words.svelte'
import { isUp } from './clock.svelte'
import { botCalled } from './stand-in'
import type { Table } from './table.svelte'

const plays = (table: Table): boolean => table.now?.status === 'playing'

/** Somebody else, in whose place a bot may be let play. */
export function isMissed(table: Table, seat: SeatInfo): boolean {
  if (!plays(table) || seat.kind !== 'human' || seat.mine || table.mine.length === 0) return false
  // Nobody is missed before being asked; nor, with a clock, before their time is used up.
  const asked = table.ask?.seat === seat.seat && !table.now?.timing
  return (!seat.online && (seat.away || asked)) || isUp(table.now, seat.seat)
}

/** One's own seat, left to a bot or to nobody. */
export function isLeft(table: Table, seat: SeatInfo): boolean {
  return plays(table) && seat.mine && (seat.kind === 'bot' || seat.away)
}

export async function run(table: Table, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
    await table.refresh()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    table.trouble = words.say.reason(error.problem.code, error.problem.args)
  }
}

export const takeOver = (table: Table, seat: SeatInfo): Promise<void> => run(table, () => api.takeOver(table.id, seat.seat))
export const comeBack = (table: Table, seat: SeatInfo): Promise<void> => run(table, () => api.join(table.id, seat.seat, '', seat.name))

export interface Standing {
  text: string
  deed: '' | 'takeover' | 'come-back'
  seat: SeatInfo
}

/** A line for each seat that is left or out of time. */
export function standings(table: Table): Standing[] {
  return (table.now?.seats ?? []).flatMap((seat): Standing[] => {
    if (isLeft(table, seat)) return [{ text: seat.bot ? t('ui-left-to-bot', { bot: botCalled(seat.bot, words.say) }) : t('ui-left'), deed: 'come-back', seat }]
    if (!isUp(table.now, seat.seat)) return []
    if (seat.mine) return [{ text: t('ui-time-up-mine'), deed: '', seat }]
    const deed = isMissed(table, seat) ? 'takeover' : ''
    return [{ text: t(deed ? 'ui-time-up' : 'ui-time-up-watched', { player: table.names[seat.seat] ?? '' }), deed, seat }]
  })
}
