/** A finished game looked back at: asked for until it is done, and where it was decided. */
import { api, Refused } from '../../wire/api'
import type { Review as Told, ReviewedChoice } from '../../wire/types'
import { words } from '../../words/words.svelte'

/** Turning points told of a seat, and what a choice must have given away to be one. */
const MOST = 3
const LEAST = 0.03

/** The choices of each of these seats that gave most away, in the order of play. */
export function turningPoints(choices: readonly ReviewedChoice[], seats: readonly number[]): ReviewedChoice[] {
  return seats
    .flatMap((seat) =>
      choices
        .filter((choice) => choice.seat === seat && choice.fall >= LEAST && choice.better !== null)
        .toSorted((a, b) => b.fall - a.fall)
        .slice(0, MOST),
    )
    .toSorted((a, b) => a.ply - b.ply)
}

/** The curve of a seat: its chance before each choice, and what came of it. */
export function curveOf(told: Told, seat: number, end: number): { ply: number; share: number }[] {
  const points = told.choices.map((choice) => ({ ply: choice.ply, share: choice.shares[seat] ?? 0 }))
  return [...points, { ply: end, share: told.outcome[seat] ?? 0 }]
}

export class Review {
  told = $state.raw<Told | null>(null)
  trouble = $state('')
  #stopped = false

  constructor(private readonly table: string) {}

  done = $derived(this.told !== null && this.told.done === this.told.of)

  /** Until it is done, or nobody looks any more. */
  async open(): Promise<void> {
    try {
      while (!this.#stopped && !this.done) {
        const told = await api.review(this.table)
        if (!this.#stopped) this.told = told
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = words.say.reason(error.problem.code, error.problem.args)
    }
  }

  stop(): void {
    this.#stopped = true
  }
}
