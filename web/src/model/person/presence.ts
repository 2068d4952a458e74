/** Whether somebody is at their seat, for the heads of the players. */
import { inPage } from '../../wire/door'
import type { SeatInfo } from '../../wire/types'
import { t, words } from '../../words/words.svelte'
import type { Table } from '../table.svelte'

export interface Presence {
  /** At the table now. */
  here: boolean
  /** In words; the kind of bot for a bot. */
  said: string
}

/** Nobody else can be at the table: no talk, no seats to leave, nobody to be missed. */
export function isAlone(table: Table): boolean {
  return inPage || table.scripted
}

/** What guests are called who have told no name, in the language they sat down in. */
export const GUESTS = ['Guest', 'Гость', 'Gast']

/** The names over the seats: a guest who has told none is "You" to themselves, unless several of us share this screen. */
export function headsIn(seats: readonly Pick<SeatInfo, 'name' | 'mine'>[]): string[] {
  const alone = seats.filter((seat) => seat.mine).length === 1
  return seats.map(({ name, mine }) => (alone && mine && GUESTS.includes(name) ? t('ui-lesson-you') : name))
}

export function headsOf(table: Table): string[] {
  return headsIn(table.now?.seats ?? [])
}

/** What the area of a seat is called to speech. */
export function areaOf(table: Table, seat: SeatInfo): string {
  return seat.mine && table.mine.length === 1 ? t('ui-my-area') : t('ui-show-area', { player: seat.name })
}

export function presenceOf(table: Table, seat: SeatInfo): Presence {
  const here = !seat.away && (seat.online || (seat.mine && table.link === 'live'))
  if (seat.kind === 'open') return { here, said: '' }
  if (seat.away) return { here, said: t('ui-offline') }
  if (seat.kind === 'bot') return { here, said: words.say.maybe(`ui-bot-${seat.bot}`) || seat.bot }
  if (isAlone(table)) return { here: true, said: '' }
  return { here, said: here ? t('ui-online') : t('ui-offline') }
}
