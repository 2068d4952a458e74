/** The log as turns: consecutive answers of one seat, with what the seat gained over them. */
import type { Board, LogItem, WireEvent } from '../../wire/types'
import type { Called, Speaker } from '../../words/speaker'
import { signed } from '../../words/terms'
import { calledIn, isOwn } from '../stand-in'

export interface Turn {
  seat: number
  items: LogItem[]
  /** Positions before and after the turn, as numbers of answers played. */
  from: number
  to: number
}

export function turnsOf(log: readonly LogItem[]): Turn[] {
  const turns: Turn[] = []
  for (const item of log) {
    const last = turns.at(-1)
    if (last && last.seat === item.seat) {
      last.items.push(item)
      last.to = item.ply
    } else {
      turns.push({ seat: item.seat, items: [item], from: item.ply - 1, to: item.ply })
    }
  }
  return turns
}

/** A thing all players see as the same one; `own.` things lie before whoever was asked. */
export function isShared(target: string): boolean {
  return target !== '' && !target.startsWith('own.')
}

/** What happened since `seat` last answered for itself, what the table or a bot answered for it included;
 * for one without a seat, the last turn. */
export function sinceMine(log: readonly LogItem[], seat: number | null): LogItem[] {
  if (seat === null) return turnsOf(log).at(-1)?.items ?? []
  return log.slice(lastOwn(log, seat) + 1)
}

function lastOwn(log: readonly LogItem[], seat: number): number {
  return log.findLastIndex((item) => isOwn(item, seat))
}

/** All after that many answers were given for `seat`: by the table, where there was no choice, or by a bot in its place. */
export function isForced(log: readonly LogItem[], seat: number | null, after: number): boolean {
  const items = log.filter((item) => item.ply > after)
  return items.length > 0 && items.every((item) => item.seat === seat && !isOwn(item, seat))
}

/** One thing that happened, before whom: a player, or whoever the rules play. */
export interface Deed {
  seat: number
  item: LogItem
  event: WireEvent
}

/** A turn or round that begins is nobody's deed. */
const BEGAN = /_began$/
export const isBeginning = (event: WireEvent): boolean => BEGAN.test(event.kind)

/** The deeds since `seat` last answered for itself. An answer of mine may have let an opponent act
 * whom the rules play: seats from `players` on are nobody's. */
export function deedsSince(log: readonly LogItem[], seat: number, players: number): Deed[] {
  const last = lastOwn(log, seat)
  const all = log.slice(Math.max(0, last)).flatMap((item) =>
    item.events.map((event) => ({ seat: event.seat < 0 ? item.seat : event.seat, item, event })),
  )
  const own = log[last]
  const isDeed = ({ event, item, seat: whose }: Deed): boolean => !BEGAN.test(event.kind) && (item !== own || whose >= players)
  return all.filter(isDeed)
}

/** The weightiest first; `order` names kinds of events from the weightiest down, the rest follow as they came. */
export function byWeight(deeds: readonly Deed[], order: readonly string[]): Deed[] {
  const place = ({ event }: Deed): number => {
    const found = order.indexOf(event.kind)
    return found < 0 ? order.length : found
  }
  return deeds.toSorted((a, b) => place(a) - place(b))
}

export interface Step {
  item: LogItem
  /** Answers kept when this step is taken back. */
  undoTo: number
  locked: boolean
}

const LOCKED_SHOWN = 3

/** How many answers were played when the last turn or round began: what the rules play between two turns of a lone player is no answer. */
function begunBy(items: readonly LogItem[]): number {
  return items.findLast((item) => item.events.some((event) => BEGAN.test(event.kind)))?.ply ?? 0
}

/** The steps of the turn in progress of `seat`, and which of them can still be taken back. What the
 * table answered by itself goes with the step before it. Of the locked ones only the last few of this turn. */
export function draftOf(log: readonly LogItem[], seat: number | null, floor: number | null): Step[] {
  const last = turnsOf(log).at(-1)
  if (seat === null || !last || last.seat !== seat) return []
  const own = last.items.filter((item) => !item.auto)
  const begun = begunBy(last.items)
  const steps = own.map((item) => ({
    item,
    undoTo: item.ply - 1,
    locked: floor === null || item.ply - 1 < floor,
  }))
  const locked = steps.filter((step) => step.locked)
  const past = Math.max(locked.length - LOCKED_SHOWN, locked.filter((step) => step.item.ply <= begun).length)
  return steps.slice(Math.max(0, past))
}

/** Figures of every player that stand on the board as plain numbers, by name. */
export type Figures = Record<string, number>[]

export function figuresOf(board: Board | null): Figures {
  const players = board?.players
  if (!Array.isArray(players)) return []
  return players.map((player: unknown) => {
    const figures: Record<string, number> = {}
    for (const [name, value] of Object.entries((player ?? {}) as Record<string, unknown>)) {
      if (typeof value === 'number' && name !== 'seat') figures[name] = value
    }
    return figures
  })
}

export interface Gain {
  name: string
  by: number
}

export function gains(before: Figures, after: Figures, seat: number): Gain[] {
  const old = before[seat]
  const now = after[seat]
  if (!old || !now) return []
  // A figure that was hidden before is no gain.
  return Object.entries(now)
    .map(([name, value]) => ({ name, by: value - (old[name] ?? value) }))
    .filter((gain) => gain.by !== 0)
}

/** What came of an answer, in words; nothing for one that only leads to the next question. */
export function toldOf(item: LogItem, names: readonly Called[], say: Speaker): string[] {
  const called = calledIn(item, names, say)
  return item.events.map((event) => say.event(event, called)).filter((line) => line !== '')
}

/** The answers of a turn of which something came; of a turn without any, its last. */
export function worthTelling(turn: Turn, names: readonly Called[], say: Speaker): LogItem[] {
  const found = turn.items.filter((item) => toldOf(item, names, say).length > 0)
  return found.length > 0 ? found : turn.items.slice(-1)
}

/** What the answer that led to a row of questions brought of these kinds, in words. */
export function ledBy(log: readonly LogItem[], asked: string, kinds: readonly string[], names: readonly Called[], say: Speaker): string[] {
  const led = log.findLast((item) => item.kind !== asked)
  return led ? toldOf({ ...led, events: led.events.filter((event) => kinds.includes(event.kind)) }, names, say) : []
}

/** Where a round or a turn of the title begins: after how many answers, and what is told of it. */
export interface Beginning {
  ply: number
  text: string
}

/** Where several begin with one answer, because the rules play somebody's turn, only the last is lasting. */
export function beginningsOf(log: readonly LogItem[], names: readonly Called[], say: Speaker): Beginning[] {
  return log.flatMap((item) => {
    const began = item.events.findLast((event) => BEGAN.test(event.kind))
    return began ? [{ ply: item.ply, text: say.event(began, names) }] : []
  })
}

/** A line of the log, and whose it is. */
export interface Said {
  seat: number
  text: string
}

/** An answer in words: what came of it, or the answer itself where nothing is told. */
export function linesOf(item: LogItem, names: readonly Called[], say: Speaker): string[] {
  return saidOf(item, names, say).map((line) => line.text)
}

/** The first of the lines that `most` letters hold, one at least; how many are left out is told. */
export function shortened(lines: readonly string[], most: number, more: (n: number) => string): string {
  let said = lines[0] ?? ''
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue
    if (said.length + line.length >= most) return `${said} ${more(lines.length - at)}`
    said += ` ${line}`
  }
  return said
}

/** The same with whose each line is: an answer may have let an opponent act whom the rules play. */
export function saidOf(item: LogItem, names: readonly Called[], say: Speaker): Said[] {
  const called = calledIn(item, names, say)
  const said = item.events.map((event) => ({ seat: event.seat, text: say.event(event, called) })).filter((line) => line.text !== '')
  if (said.length > 0) return said
  const answer = say.answer(item.kind, item.word, item.args, called)
  return [{ seat: item.seat, text: say.text('ui-log-answer', { player: called[item.seat] ?? '', answer }) }]
}

/** What came of an answer as one line of who gave it; as lines of whose they are, in their place, a turn or round that
 * begins with it and what an opponent did whom the rules play: seats from the names on. */
export function deedsAndBeginning(item: LogItem, names: readonly Called[], say: Speaker): Said[] {
  const said = (seat: number, events: readonly WireEvent[]): Said => ({ seat, text: toldOf({ ...item, events: [...events] }, names, say).join(' ') })
  const parts: { seat: number; begins: boolean; events: WireEvent[] }[] = []
  for (const event of item.events) {
    const begins = BEGAN.test(event.kind)
    const isOther = event.seat >= names.length || (begins && event.seat >= 0)
    const seat = isOther ? event.seat : item.seat
    const last = parts.at(-1)
    if (last && !begins && !last.begins && last.seat === seat) last.events.push(event)
    else parts.push({ seat, begins, events: [event] })
  }
  return parts.map((part) => said(part.seat, part.events)).filter((line) => line.text !== '')
}

/** The last event of a kind that deserves a moment, `null` where there is none. */
export function momentOf(items: readonly LogItem[], kinds: readonly string[]): WireEvent | null {
  return items.flatMap((item) => item.events).findLast((event) => kinds.includes(event.kind)) ?? null
}

export interface Notice {
  ply: number
  text: string
}

/** What must not scroll away, such as the last round: events the title's words have a `notice-` for. */
export function noticesOf(log: readonly LogItem[], names: readonly Called[], say: Speaker): Notice[] {
  const pinned = (event: WireEvent): boolean => say.has(`notice-${event.kind}`)
  return log.flatMap((item) =>
    item.events
      .filter(pinned)
      .map((event) => ({ ply: item.ply, text: say.event(event, names, 'notice') }))
      .filter((notice) => notice.text !== ''),
  )
}

/** What a turn or several brought a seat, in words; figures without a word are the engine's own, those `within` another are no gain. */
export function gainsSaid(found: readonly Gain[], say: Speaker, within: readonly string[] = []): string {
  return found
    .filter((gain) => !within.includes(gain.name))
    .map((gain) => ({ ...gain, name: say.figure(gain.name) }))
    .filter((gain) => gain.name !== '')
    .map((gain) => `${gain.name} ${signed(gain.by, true)}`)
    .join(', ')
}

/** `all`, `mine`, `value` (money or points changed), or the number of a seat. */
export type Filter = 'all' | 'mine' | 'value' | number

export function filtered(
  turns: readonly Turn[],
  filter: Filter,
  mine: readonly number[],
  hasValue: (turn: Turn) => boolean,
): Turn[] {
  if (filter === 'all') return [...turns]
  if (filter === 'value') return turns.filter(hasValue)
  return turns.filter((turn) => (filter === 'mine' ? mine.includes(turn.seat) : turn.seat === filter))
}
