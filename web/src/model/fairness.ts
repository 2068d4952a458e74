/**
 * Was the shuffle fair? What this browser saw and gave before the first draw is kept here, and
 * checked by itself against the record once the game is over (docs/records.md tells the formats).
 */

/** What is known of a table from before its first draw. */
export interface Kept {
  /** Commitment to the seed alone, told before this browser gave its share. */
  seed?: string
  /** Commitment to seed, table and what is played, as it was first shown. */
  commitment?: string
  /** What this browser added to the seed. */
  share?: string
}

/**
 * `proven`: seed and share fit what was fixed before. `alone`: the seed does, but no share of ours is in it.
 * `unseen`: this browser was not there at the start. `cannot`: no cryptography here (a page without https).
 */
export type Verdict = 'proven' | 'alone' | 'unseen' | 'cannot' | 'broken'

const PREFIX = 'tablero-fair-'
const KEPT_TABLES = 200
const NOT_BOUND = ['name', 'share', 'commitment']

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

/** Check a record against what was kept. */
export async function judge(record: string, known: Kept): Promise<Verdict> {
  if (!known.commitment && !known.seed) return 'unseen'
  if (!globalThis.crypto?.subtle) return 'cannot'
  const lines = record.split('\n').map((line) => line.slice(0, Math.max(0, line.lastIndexOf(' #'))))
  const seed = valueOf(lines, 'seed')
  if (!/^[0-9a-f]{64}$/.test(seed)) return 'broken'
  const first = await sha256(concat(text('tablero/commitment/1/'), bytes(seed)))
  if (known.seed && known.seed !== first) return 'broken'
  if (known.commitment && known.commitment !== (await commitmentOf(lines, first))) return 'broken'
  if (!known.share) return 'alone'
  const shares = lines.filter((line) => line.startsWith('share ')).map((line) => line.split(' ')[2])
  return shares.includes(known.share) ? 'proven' : 'alone'
}

/** What the record's own header and seed commit to; version 1 binds the seed alone. */
async function commitmentOf(lines: string[], first: string): Promise<string> {
  if (!valueOf(lines, 'commitment').startsWith('2 ')) return first
  const header = lines.slice(1, lines.findIndex((line) => line.startsWith('setup')))
  const bound = header.filter((line) => !NOT_BOUND.includes(line.split(' ', 1)[0] ?? ''))
  return sha256(text(['tablero/commitment/2', first, ...bound].join('\n')))
}

function valueOf(lines: string[], name: string): string {
  const line = lines.find((each) => each.startsWith(`${name} `))
  return line?.slice(name.length + 1) ?? ''
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)))
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
