/** What the others did since my last answer: a digest, and a quick walk through the positions. */
import type { LogItem } from '../../wire/types'
import { deedsSince } from './log'
import { settings } from '../person/settings.svelte'
import type { Table } from '../table.svelte'

const WALK_MS = 8000
const QUICKEST_MS = 500
const SLOWEST_MS = 1400
/** A longer way is shortened to so many positions. */
const MOST_STOPS = 16

/** The positions to show: the one before, then those after the answers, the last always. */
export function stopsOf(items: readonly LogItem[]): number[] {
  const first = items[0]
  if (!first) return []
  const every = Math.ceil(items.length / MOST_STOPS)
  const plies = items.map((item) => item.ply).filter((_, i) => (items.length - 1 - i) % every === 0)
  return [first.ply - 1, ...plies]
}

export class Recap {
  /** The position shown while walking. */
  at = $state<number | null>(null)
  /** The recap put away, by the position it starts from. */
  #away = $state(-1)
  #walk = 0

  constructor(private readonly table: Table) {}

  items = $derived.by(() => (this.table.you === null ? [] : this.table.since))
  from = $derived.by(() => (this.items[0]?.ply ?? this.table.now?.ply ?? 0) - 1)
  walking = $derived(this.at !== null)
  deeds = $derived.by(() => {
    const { you, now, names } = this.table
    return you === null ? [] : deedsSince(now?.log ?? [], you, names.length)
  })
  /** Whose deeds they were: what was done for me first, then in order of play. */
  seats = $derived.by(() => {
    const all = [...new Set([...this.deeds, ...this.items].map((each) => each.seat))]
    return all.toSorted((a, b) => Number(b === this.table.you) - Number(a === this.table.you))
  })
  shown = $derived.by(() => {
    if (this.seats.length === 0 || this.walking) return this.walking
    return settings.recap && this.table.ask?.yours === true && this.from !== this.#away
  })
  /** The answer that led to the position shown. */
  item = $derived(this.items.find((item) => item.ply === this.at) ?? null)

  async play(): Promise<void> {
    const walk = ++this.#walk
    const stops = stopsOf(this.items)
    const pause = Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, WALK_MS / stops.length))
    for (const ply of stops) {
      this.at = ply
      const there = await this.table.past.show(ply, this.table.you).then(
        () => true,
        () => false,
      )
      if (!there || walk !== this.#walk) break
      await new Promise((go) => setTimeout(go, pause))
      if (walk !== this.#walk) return
      if (this.table.past.ply !== ply) break // the reader went elsewhere
    }
    if (walk === this.#walk) this.stop()
  }

  stop(): void {
    if (!this.walking) return
    this.#walk += 1
    if (this.table.past.ply === this.at) this.table.past.leave()
    this.at = null
  }

  dismiss(): void {
    this.stop()
    this.#away = this.from
  }
}
