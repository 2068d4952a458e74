/** Figures of the players after each answer, as far as this browser saw them. */
import { SvelteMap } from 'svelte/reactivity'
import type { Board } from '../../wire/types'
import { figuresOf, gains, type Figures, type Gain, type Turn } from '../past/log'
import type { Past } from '../past/past.svelte'

export class Seen {
  readonly #after = new SvelteMap<number, Figures>()

  constructor(private readonly past: Past) {}

  has(ply: number): boolean {
    return this.#after.has(ply)
  }

  note(ply: number, board: Board | null): void {
    this.#after.set(ply, figuresOf(board))
  }

  /** Fetch the figures around these turns where a reload has lost them, one after the other; `seat`: as it sees them. */
  async recall(turns: readonly Pick<Turn, 'from' | 'to'>[], seat: number | null, closed: AbortSignal): Promise<void> {
    const wanted = turns.flatMap((turn) => [turn.from, turn.to])
    for (const ply of new Set(wanted)) {
      if (this.has(ply)) continue
      const board = await this.past.at(ply, seat).catch(() => null)
      if (board === null || closed.aborted) return
      this.note(ply, board)
    }
  }

  /** What a seat gained between two positions, as far as both were seen. */
  gains(from: number, to: number, seat: number): Gain[] {
    return gains(this.#after.get(from) ?? [], this.#after.get(to) ?? [], seat)
  }

  /** What was seen after that many answers is void: they were taken back. */
  rewound(ply: number): void {
    for (const seen of this.#after.keys()) if (seen > ply) this.#after.delete(seen)
  }
}
