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

export function presenceOf(table: Table, seat: SeatInfo): Presence {
  const here = !seat.away && (seat.online || (seat.mine && table.link === 'live'))
  if (seat.kind === 'open') return { here, said: '' }
  if (seat.away) return { here, said: t('ui-offline') }
  if (seat.kind === 'bot') return { here, said: words.say.maybe(`ui-bot-${seat.bot}`) || seat.bot }
  if (isAlone(table)) return { here: true, said: '' }
  return { here, said: here ? t('ui-online') : t('ui-offline') }
}
