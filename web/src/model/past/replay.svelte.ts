/** Plays a finished game from its positions. The positions ahead are fetched before they are due. */
import type { LogItem } from '../../wire/types'
import { words } from '../../words/words.svelte'
import { beginningsOf, linesOf, turnsOf, worthTelling } from './log'
import { settings } from '../person/settings.svelte'
import type { Table } from '../table.svelte'

const STEP_MS = 1200
const AHEAD = 6

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Pace = 'step' | 'turn'

export class Replay {
  ply = $state(0)
  speed = $state<number>(1)
  pace = $state<Pace>('step')
  playing = $state(false)
  seat = $state<number | null>(null)
  items = $state.raw<LogItem[]>([])
  /** The position was come to by whole turns. */
  #whole = $state(false)
  #timer = 0

  constructor(private readonly table: Table) {}

  end = $derived(this.items.length)
  finished = $derived(this.end > 0 && this.ply === this.end)
  /** Neither length nor result is given away before the end. */
  blind = $derived(settings.blind && !this.finished)
  /** What happened in the step shown, or in the turn. */
  said = $derived.by(() => {
    const turn = this.#whole ? this.#turns.find(({ from, to }) => from < this.ply && this.ply <= to) : undefined
    const items = turn ? worthTelling({ ...turn, items: turn.items.filter(({ ply }) => ply <= this.ply) }, this.table.called, words.say) : this.items.slice(Math.max(0, this.ply - 1), this.ply)
    return items.flatMap((item) => linesOf(item, this.table.called, words.say))
  })

  /** Where rounds or turns begin. */
  readonly #beginnings = $derived.by(() => beginningsOf(this.items, this.table.called, words.say))
  /** As far as they may be known. */
  beginnings = $derived(this.#beginnings.filter(({ ply }) => !this.blind || ply <= this.ply))
  readonly #turns = $derived(turnsOf(this.items))
  turns = $derived(this.blind ? turnsOf(this.items.slice(0, this.ply)) : this.#turns)
  /** The last answer told in the log that had been given. */
  told = $derived.by(() => {
    const turn = this.#turns.findLast((each) => each.from < this.ply)
    const items = turn ? worthTelling(turn, this.table.called, words.say) : []
    return items.findLast((item) => item.ply <= this.ply)?.ply ?? turn?.from ?? null
  })

  async open(): Promise<void> {
    this.seat = this.table.you
    await this.table.readWholeLog()
    this.items = this.table.now?.log ?? []
    await this.table.past.show(0, this.seat)
  }

  go(ply: number, whole = false): void {
    this.#whole = whole
    this.ply = Math.max(0, Math.min(this.end, ply))
    void this.table.past.show(this.ply, this.seat)
    for (let next = this.ply + 1; next <= Math.min(this.end, this.ply + AHEAD); next++) {
      void this.table.past.at(next, this.seat)
    }
    if (this.ply === this.end) this.pause()
  }

  step(by: number): void {
    this.pause()
    this.go(this.ply + by)
  }

  /** To the next or previous change of player. */
  turn(by: 1 | -1): void {
    this.pause()
    this.go(this.#turnEnd(by), true)
  }

  /** To the beginning of this round or the one before it, or of the next. */
  round(by: 1 | -1): void {
    const goal = by > 0 ? this.#beginnings.find(({ ply }) => ply > this.ply) : this.#beginnings.findLast(({ ply }) => ply < this.ply)
    this.step((goal?.ply ?? (by > 0 ? this.end : 0)) - this.ply)
  }

  /** To the last position; not while its place is a secret. */
  toEnd(): void {
    if (!this.blind) this.step(this.end - this.ply)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.#start()
  }

  pause(): void {
    this.playing = false
    window.clearTimeout(this.#timer)
  }

  faster(by: 1 | -1): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed) + by
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1
  }

  /** Look through other eyes. What happened reads the same for all once the game is over. */
  sit(seat: number | null): void {
    this.seat = seat
    this.go(this.ply, this.#whole)
  }

  #turnEnd(by: 1 | -1): number {
    let at = this.ply
    const mover = (): number | undefined => this.items[by > 0 ? at : at - 1]?.seat
    const seat = mover()
    while (at + by >= 0 && at + by <= this.end && mover() === seat) at += by
    return at
  }

  #start(): void {
    if (this.ply >= this.end) this.ply = 0
    this.playing = true
    const beat = (): void => {
      if (!this.playing) return
      if (this.pace === 'step') this.go(this.ply + 1)
      else this.go(this.#turnEnd(1), true)
      this.#timer = window.setTimeout(beat, STEP_MS / this.speed)
    }
    beat()
  }
}
