/** The time each player has left. The server counts; here it only goes on from what was last told. */
import type { ClockInfo, TableMessage } from '../wire/types'
import { t, words } from '../words/words.svelte'

const SECOND = 1000
const heard = new WeakMap<ClockInfo, number>()
let now = $state(performance.now())

/** Milliseconds, or null where the table has no clock. */
export function leftOf(table: Pick<TableMessage, 'clock'> | null, seat: number): number | null {
  const told = table?.clock
  if (!told) return null
  if (!heard.has(told)) heard.set(told, performance.now())
  const since = told.running === seat ? Math.max(0, now - (heard.get(told) ?? now)) : 0
  return Math.max(0, (told.left[seat] ?? 0) - since)
}

/** The others may let a bot answer for who is asked and has no time left. */
export function isUp(table: Pick<TableMessage, 'clock'> | null, seat: number): boolean {
  return table?.clock?.running === seat && leftOf(table, seat) === 0
}

const HOUR = 3600
const DAY = 24 * HOUR
const two = (n: number): string => String(n).padStart(2, '0')

/** Whole seconds, the last of them to its end: 0:00 is none. Of much time the hours and days are told. */
export function written(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  if (seconds > DAY) return [unit(Math.floor(seconds / DAY), 'day'), unit(Math.floor((seconds % DAY) / HOUR), 'hour')].join(' ')
  if (seconds > HOUR) return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

function unit(n: number, name: 'day' | 'hour'): string {
  return new Intl.NumberFormat(words.say.lang, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(n)
}

/** A table's clock in words. */
export function timingSaid({ seconds, increment }: { seconds: number; increment: number }): string {
  if (increment >= DAY) return t('ui-clock-days', { n: increment / DAY })
  return t('ui-clock-choice', { minutes: seconds / 60, seconds: increment })
}

/** Until it is called off. */
export function tick(): () => void {
  now = performance.now()
  const timer = setInterval(() => (now = performance.now()), SECOND / 2)
  return () => clearInterval(timer)
}
