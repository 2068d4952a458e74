/**
 * Was the shuffle fair? What this browser saw and gave before the first draw is kept here, and
 * checked by itself against the record once the game is over (docs/records.md tells the formats).
 */

import type { LogItem } from '../../wire/types'
import { sha256 } from './sha256'

/** What is known of a table from before its first draw. */
export interface Kept {
  /** Commitment to the seed alone, told before this browser gave its share. */
  seed?: string
  /** Commitment to seed, table and what is played, as it was first shown. */
  commitment?: string
  /** What this browser added to the seed. */
  share?: string
  /** What all seats had pledged, by seat, when this browser told its share. */
  pledges?: string[]
}

/** What was on this screen: the record must be of the same game. */
export interface Seen {
  log: readonly Pick<LogItem, 'ply' | 'seat' | 'kind' | 'word'>[]
  scores: readonly number[]
}

/**
 * `proven`: seed and shares fit what was fixed before. `kept_back`: they do, but somebody pledged a share and did
 * not tell it. `alone`: the seed fits, but no share of ours is in it. `unseen`: this browser was not there at the start.
 * `another`: the record tells of other answers or another end than were seen here. Whether each draw comes from the
 * seed is for `tablero verify`, which has the rules; it would call the record of a made-up game good.
 */
export type Verdict = 'proven' | 'kept_back' | 'alone' | 'unseen' | 'broken' | 'another'

const PREFIX = 'tablero-fair-'
const KEPT_TABLES = 200
const NOT_BOUND = ['name', 'pledge', 'share', 'commitment', 'takebacks']
const FIRST_LETTER = 'A'.charCodeAt(0)

export function kept(table: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(PREFIX + table) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

/** Keep what is new; what was noted first stands. */
export function note(table: string, found: Kept): void {
  const known = kept(table)
  const all = { ...found, ...known }
  if (JSON.stringify(all) === JSON.stringify(known)) return
  try {
    makeRoom()
    localStorage.setItem(PREFIX + table, JSON.stringify(all))
  } catch {
    // Full or forbidden: then nothing can be proven here later, and the panel says so.
  }
}

function makeRoom(): void {
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  const ours = names.filter((name) => name.startsWith(PREFIX))
  for (const name of ours.slice(0, Math.max(0, ours.length - KEPT_TABLES))) localStorage.removeItem(name)
}

/** A share of the seed, made once a table, after its commitment is known. */
export function shareFor(table: string): string {
  const known = kept(table).share
  if (known) return known
  const share = hex(crypto.getRandomValues(new Uint8Array(32)))
  note(table, { share })
  return share
}

/** What fixes this browser's share without telling it; '' where it could not be kept until it is asked for. */
export function pledgeFor(table: string): string {
  const share = shareFor(table)
  return kept(table).share === share ? pledgeOf(table, share) : ''
}

function pledgeOf(table: string, share: string): string {
  return sha256(text(`tablero/pledge/${table}/${share}`))
}

/** Check a record against what was kept and what was seen. */
export function judge(record: string, known: Kept, seen: Seen): Verdict {
  const lines = record.split('\n').map((line) => line.slice(0, Math.max(0, line.lastIndexOf(' #'))))
  if (!isOf(lines, seen)) return 'another'
  if (!known.commitment && !known.seed) return 'unseen'
  const seed = valueOf(lines, 'seed')
  if (!/^[0-9a-f]{64}$/.test(seed)) return 'broken'
  const first = sha256(concat(text('tablero/commitment/1/'), bytes(seed)))
  if (known.seed && known.seed !== first) return 'broken'
  if (known.commitment && known.commitment !== commitmentOf(lines, first)) return 'broken'
  const shares = bySeat(lines, 'share')
  const pledged = (known.pledges ?? []).flatMap((pledge, seat) => (pledge ? [{ pledge, share: shares.get(seat) }] : []))
  const table = valueOf(lines, 'table')
  if (pledged.some(({ pledge, share }) => share && pledgeOf(table, share) !== pledge)) return 'broken'
  if (!known.share || ![...shares.values()].includes(known.share)) return 'alone'
  if (!bindsAll(lines)) return 'broken' // then no share is in the draws, whatever is listed
  return pledged.some(({ share }) => !share) ? 'kept_back' : 'proven'
}

/** Whether it holds the answers and the end that were seen. */
function isOf(lines: string[], { log, scores }: Seen): boolean {
  const setup = lines.findIndex((line) => line.startsWith('setup'))
  const isSaid = ({ ply, seat, kind, word }: Seen['log'][number]): boolean => {
    const said = `${ply} ${String.fromCharCode(FIRST_LETTER + seat)} ${kind} ${word}`
    return lines[setup + ply]?.split(' ~ ', 1)[0] === said
  }
  return setup > 0 && log.every(isSaid) && valueOf(lines, 'scores') === scores.join(' ')
}

/** Lines such as `share B abcd`, by seat. */
function bySeat(lines: string[], name: string): Map<number, string> {
  const found = lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(' '))
  return new Map(found.map(([, letter = '', value = '']) => [letter.charCodeAt(0) - FIRST_LETTER, value]))
}

/** Version 2: the commitment of a table whose seats have shares in its seed. */
function bindsAll(lines: string[]): boolean {
  return valueOf(lines, 'commitment').startsWith('2 ')
}

/** What the record's own header and seed commit to; version 1 binds the seed alone. */
function commitmentOf(lines: string[], first: string): string {
  if (!bindsAll(lines)) return first
  const header = lines.slice(1, lines.findIndex((line) => line.startsWith('setup')))
  const bound = header.filter((line) => !NOT_BOUND.includes(line.split(' ', 1)[0] ?? ''))
  return sha256(text(['tablero/commitment/2', first, ...bound].join('\n')))
}

function valueOf(lines: string[], name: string): string {
  const line = lines.find((each) => each.startsWith(`${name} `))
  return line?.slice(name.length + 1) ?? ''
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(words))
}

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
