/** So that people can follow: what the others do is shown deed by deed, at a pace of the reader's
 * choosing. Nothing is held back for long, and a click or Space shows all that has happened. */
export const PACES = ['instant', 'brisk', 'slow'] as const
export type Pace = (typeof PACES)[number]

/** How long a deed stands before the next. */
export const PAUSES: Readonly<Record<Pace, number>> = { instant: 0, brisk: 400, slow: 1200 }
/** How long a piece travels. */
const TRAVEL_MS: Readonly<Record<Pace, number>> = { instant: 220, brisk: 220, slow: 500 }
/** What the table did for the reader travels slowly at any pace: nobody expects it. */
export function travelTime(pace: Pace, forced: boolean): number {
  return TRAVEL_MS[forced ? 'slow' : pace]
}
/** With more than this in line the reader was away: all of it is shown at once. */
const MANY = 24

export interface Paced<M> {
  pace: () => Pace
  /** Whether a message tells something of others that takes a look. */
  isDeed: (message: M) => boolean
  show: (message: M) => void
}

export class Pacing<M> {
  readonly #line: M[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly how: Paced<M>) {}

  get waiting(): boolean {
    return this.#line.length > 0
  }

  /** Messages keep their order: one that could be shown at once waits behind those that cannot. */
  hear(message: M): void {
    this.#line.push(message)
    if (this.#line.length > MANY) this.hurry()
    else if (this.#timer === null) this.#next()
  }

  /** Show everything now. */
  hurry(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    for (const message of this.#line.splice(0)) this.how.show(message)
  }

  /** Forget what is in line: something newer has been shown. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#line.length = 0
  }

  #next(): void {
    this.#timer = null
    for (;;) {
      const message = this.#line.shift()
      if (message === undefined) return
      this.how.show(message)
      const wait = this.how.isDeed(message) ? PAUSES[this.how.pace()] : 0
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait)
        return
      }
    }
  }
}
