/** One model for the three faces: the question's entries in words, and how each target stands. */
import type { Choice, Mark, Say } from '../board/types'
import type { Ask, TableMessage } from '../wire/types'
import type { Called, Speaker } from '../words/speaker'
import type { Taps } from './person/settings.svelte'

/** Ends something in which more could be done: asked about before it counts. */
export function isEnding(choice: Choice): boolean {
  return choice.role === 'end'
}

/** What there is to say of taking a choice back, as the end of a message's name; "" where nothing stands against it. Against
 * bots alone there is a way back over everything, which all see. */
export function wayBack(choice: Choice, counted: boolean): '' | '-oneway' | '-oneway-acted' | '-oneway-counted' {
  if (choice.bound === '') return ''
  if (choice.bound === 'over') return '-oneway'
  if (counted) return '-oneway-counted'
  return choice.bound === 'acted' ? '-oneway-acted' : '-oneway'
}

/** Whether that is said in the row of a choice: what is true of all alike tells nobody anything, but where there is no way back. */
export function signsWayBack(choice: Choice, all: readonly Choice[], counted: boolean): boolean {
  const way = wayBack(choice, counted)
  return way === '-oneway' || (way !== '' && all.some((other) => wayBack(other, counted) !== way))
}

/** Choices that let the moment go by; they close the list. */
export function isPass(choice: Choice): boolean {
  return choice.role === 'end' || choice.role === 'decline'
}

/** The only answer, where the table wishes such to be played and nobody is there whom that would tell of a hidden card: what a hand
 * might force, the table itself does not play. What ends something or cannot be taken back stays with the player, unless one may go
 * back over it anyway; `asks`: or wants to be asked first. The end of the game is always the player's, and so is a turn's that ends
 * with a draw: before that all of it can be taken back, and the game may end with it. */
export function loneAnswer(offered: readonly Choice[], table: TableMessage | null, asks: boolean): number | null {
  const [only, ...others] = offered
  if (!table?.auto_single || !only || others.length > 0 || only.bound === 'over') return null
  if (isEnding(only) && only.bound === 'drawn') return null
  if ((isEnding(only) || only.oneway) && (asks || table.undo?.counted !== true)) return null
  return isAlone(table) ? only.answer : null
}

/** Whether nobody else is here whom an answer that is given at once would tell of a hand; who has a bot play may come back. */
function isAlone(table: TableMessage): boolean {
  const people = table.seats.filter((seat) => seat.held || seat.kind === 'open')
  return people.length === 1 && people[0]?.mine === true && people[0].kind === 'human'
}

/** The only deed beside asides, given at once as a choice of its own, which a press takes back. Not where more is closed: money or
 * cards that an aside brings may open it; and not where the way back would cost anything. */
export function loneDeed(choices: readonly Choice[], table: TableMessage | null): number | null {
  const [only, ...others] = choices.filter((choice) => !isAside(choice))
  if (!table?.auto_single || !only || others.length > 0 || only.reason !== '' || only.role !== '' || only.bound !== '') return null
  return choices.length > 1 && isAlone(table) ? only.answer : null
}

/** Leaves the question standing. */
export function isAside(choice: Choice): boolean {
  return choice.role === 'aside'
}

/** A choice that leads along a way or to a place, or that takes or places what has more to tell than its name: fingers are shown that
 * first. */
function leadsAlong({ args }: Choice): boolean {
  return [args.way, args.node, args.tile, args.building].some((each) => each !== undefined)
}

/** Whether the first tap of a finger only tells. */
export function tapsTwice(choice: Choice, taps: Taps): boolean {
  if (taps === 'never' || isPass(choice)) return false
  return choice.oneway || (taps === 'tell' && leadsAlong(choice))
}

/** The best first where the server ranks them, else its order. */
function byRank(a: Choice, b: Choice): number {
  return a.rank - b.rank
}

/** Offered choices first, best or in the server's order, then passes, then asides, which may always be done: what ends the
 * question stands in one place, whatever they are. Then what is refused, with why. */
export function choicesOf(ask: Ask | null, say: Speaker, names: readonly Called[]): Choice[] {
  if (!ask?.yours) return []
  const offered = ask.answers.map((item) => ({
    answer: item.answer,
    word: item.word,
    target: item.target,
    role: item.role,
    rank: item.rank,
    args: item.args,
    label: say.answer(ask.kind, item.word, item.args, names),
    reason: '',
    oneway: item.oneway,
    bound: item.bound,
    preview: item.preview.map((event) => say.event(event, names)).filter((line) => line !== ''),
    events: item.preview,
  }))
  const refused = ask.refused.map((item) => ({
    answer: item.answer,
    word: item.word,
    target: item.target,
    role: item.role,
    rank: 0,
    args: item.args,
    label: say.answer(ask.kind, item.word, item.label, names),
    reason: say.reason(item.code, item.args),
    oneway: false,
    bound: '' as const,
    preview: [],
    events: [],
  }))
  const doing = offered.filter((choice) => choice.role === '').sort(byRank)
  const asides = offered.filter(isAside)
  const passes = offered.filter(isPass)
  return [...doing, ...passes, ...asides, ...refused]
}

/** What the thing is for that an answer names: in its question first, for a word may name a good and its plantation. */
export function tipOn(say: Say, kind: string, word: string): string {
  return say.maybe(`tip-${kind}-${word}`) || say.maybe(`tip-${word}`)
}

export interface Narrowing {
  /** Typed into the filter. */
  text: string
  /** Only the choices of this thing on the board. */
  target: string
}

export function narrowed(choices: readonly Choice[], by: Narrowing): Choice[] {
  const text = by.text.trim().toLocaleLowerCase()
  return choices.filter(
    (choice) =>
      (by.target === '' || choice.target === by.target) &&
      (text === '' || `${choice.label} ${choice.word}`.toLocaleLowerCase().includes(text)),
  )
}

const IDLE: Mark = { state: 'idle', pointed: false, last: false, lit: false, choices: [], note: '' }

export interface Pointing {
  /** Target under the pointer or focus, on any face. */
  target: string | null
  /** Answer waiting for its second click. */
  armed: number | null
  /** What the others touched since my last move, and who did. */
  last: ReadonlyMap<string, number>
  /** The answers a lesson waits for. */
  lit?: readonly number[]
}

/** How every target of the question stands; things not in the question are idle. */
export function marksOf(choices: readonly Choice[], pointing: Pointing): Map<string, Mark> {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.target === '') continue
    const group = groups.get(choice.target)
    if (group) group.push(choice)
    else groups.set(choice.target, [choice])
  }
  const marks = new Map<string, Mark>()
  for (const [target, group] of groups) marks.set(target, markOf(target, group, pointing))
  for (const [target, seat] of pointing.last) {
    if (!marks.has(target)) marks.set(target, { ...IDLE, last: seat })
  }
  const pointed = pointing.target
  const known = pointed === null ? IDLE : marks.get(pointed)
  if (pointed !== null && !known?.pointed) marks.set(pointed, { ...IDLE, ...known, pointed: true })
  return marks
}

function markOf(target: string, group: Choice[], pointing: Pointing): Mark {
  const offered = group.filter((choice) => choice.reason === '')
  const chosen = offered.some((choice) => choice.answer === pointing.armed)
  const state = chosen ? 'chosen' : offered.length > 0 ? 'available' : 'refused'
  const notes = offered.length > 0 ? offered.map((c) => c.label) : group.map((c) => c.reason)
  return {
    state,
    pointed: pointing.target === target,
    last: pointing.last.get(target) ?? false,
    lit: offered.some((choice) => pointing.lit?.includes(choice.answer) === true),
    choices: group,
    note: [...new Set(notes)].slice(0, 3).join(' · '),
  }
}

export function idleMark(): Mark {
  return IDLE
}
