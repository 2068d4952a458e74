/** What happened at a table besides answers: somebody took one back, a bot sits in for a person, a person is back. */
import { Kept } from '../../board/kept'
import type { LogItem, TableMessage } from '../../wire/types'
import { words } from '../../words/words.svelte'
import { botCalled, isOwn } from '../stand-in'
import type { Table } from '../table.svelte'

export interface Happened {
  what: 'undone' | 'stood-in' | 'returned'
  seat: number
  /** How many answers stood. */
  ply: number
  bot: string
  /** The first answer that was taken back. */
  item: LogItem | null
}

/** So many answers later it is no news any more. */
const LASTS = 12
const MOST = 2
/** Tables of this browser at which something is told. */
const TABLES = 12
const TOLD = new Kept<readonly Happened[]>('tablero-happened', TABLES)

/** Of those who sit elsewhere: one's own deeds one knows. */
export function happened(before: TableMessage | null, after: TableMessage): Happened[] {
  if (!before || before.you !== after.you || after.status !== 'playing') return []
  const found: Happened[] = []
  const told = { ply: after.ply, bot: '', item: null }
  for (const seat of after.seats) {
    const was = before.seats[seat.seat]
    if (seat.mine || !seat.held || !was?.held || was.kind === seat.kind) continue
    found.push({ ...told, what: seat.kind === 'bot' ? 'stood-in' : 'returned', seat: seat.seat, bot: seat.bot })
  }
  const item = undone(before, after)
  if (item && !after.seats[item.seat]?.mine) found.push({ ...told, what: 'undone', seat: item.seat, ply: item.ply - 1, item })
  return found
}

/** The first answer of before that does not stand any more. */
function undone(before: TableMessage, after: TableMessage): LogItem | null {
  const now = new Map(after.log.map((item) => [item.ply, item]))
  const first = after.log[0]?.ply ?? 1
  const stands = (item: LogItem): boolean => {
    const same = now.get(item.ply)
    return item.ply < first || (same !== undefined && same.seat === item.seat && same.kind === item.kind && same.word === item.word)
  }
  return before.log.find((item) => !stands(item)) ?? null
}

/** Who came back, or went, while nobody looked here. */
function isOver({ what, seat }: Happened, { seats }: TableMessage): boolean {
  const stands = seats[seat]?.kind === 'bot'
  return (what === 'stood-in' && !stands) || (what === 'returned' && stands)
}

export class Happenings {
  #all = $state.raw<readonly Happened[]>([])

  constructor(private readonly table: Table) {}

  /** Until the reader has answered, over a reload too: then it was seen. */
  note(before: TableMessage | null, after: TableMessage): void {
    const eyes = `${after.table}-${after.you ?? ''}`
    const known = before?.you === after.you ? this.#all : (TOLD.of(eyes) ?? [])
    const fresh = happened(before, after)
    const seen = (one: Happened): boolean => after.ply > one.ply + LASTS || after.log.some((item) => item.ply > one.ply && isOwn(item, after.you))
    const left = known.filter((one) => !seen(one) && !isOver(one, after) && !fresh.some((each) => each.seat === one.seat))
    if (known === this.#all && fresh.length === 0 && left.length === known.length) return
    this.#all = [...left, ...fresh].slice(-MOST)
    if (this.#all.length > 0) TOLD.keep(eyes, this.#all)
    else TOLD.drop(eyes)
  }

  lines = $derived.by(() => (this.table.now?.status === 'playing' ? this.#all.map((one) => this.#said(one)) : []))

  #said({ what, seat, bot, item }: Happened): string {
    const { say } = words
    const player = this.table.called[seat] ?? ''
    const step = item ? say.answer(item.kind, item.word, item.args, this.table.called) : ''
    return say.text(`ui-${what}`, { player, step, bot: botCalled(bot, say) })
  }
}
