/** Training wheels of a first game: one line of advice under the question, asked for as each comes. */
import { getContext, setContext } from 'svelte'
import { api } from '../wire/api'
import type { WheelsAdvice, WheelsLine } from '../wire/types'
import { words } from '../words/words.svelte'
import { settings } from './person/settings.svelte'
import { mayShow, putOn, type Shown, shownAt, takeOff, withShown } from './person/wheels'
import type { Table } from './table.svelte'

const KEY = 'tablero-wheels'

export class Wheels {
  #shown = $state.raw<Shown | null>(null)
  #told = $state.raw<WheelsAdvice | null>(null)
  #line = $state.raw<WheelsLine | null>(null)
  #ticket = 0
  /** A line is on its way, or none. */
  asking = $state(false)

  constructor(private readonly table: Table) {
    this.#shown = shownAt(table.id)
  }

  /** Also while others are asked. */
  on = $derived.by(() => this.#shown !== null && this.table.now?.hints === true)
  /** The question that a line may stand under; "" while there is none. */
  question = $derived.by(() => {
    const { now, ask, past, following } = this.table
    const asked = this.on && now?.status === 'playing' && ask?.yours === true && past.ply === null
    return asked && !following ? `${now.ply} ${ask.kind}` : ''
  })
  /** Lines come and go: their room stays, until most have said what they had to say. */
  room = $derived.by(() => this.on && this.#told?.past !== true)
  key = $derived.by(() => this.#line?.key ?? '')
  text = $derived.by(() => (this.#line ? words.say.wheels(this.#line.key, this.#line.args, this.table.called) : ''))

  /** Each question anew; while the answer is on its way the last line must not stand there. */
  async look(): Promise<void> {
    const ticket = ++this.#ticket
    this.#line = null
    this.asking = true
    const { id, you, rowFrom } = this.table
    const told = await api.wheels(id, you).catch(() => null) // no advice is no trouble
    if (ticket !== this.#ticket) return
    this.asking = false
    const shown = this.#shown
    if (told === null || shown === null) return
    this.#told = told
    this.#line = told.lines.find((line) => mayShow(shown, line.key, rowFrom)) ?? null
    if (!this.#line) return
    this.#shown = withShown(shown, this.#line.key, rowFrom)
    putOn(id, this.#shown)
  }

  /** For good, also in the next game. */
  off(): void {
    settings.wheels = false
    this.#ticket++
    this.#shown = this.#line = null
    takeOff(this.table.id)
  }
}

export function giveWheels(wheels: Wheels): void {
  setContext(KEY, wheels)
}

/** None in lessons and replays. */
export function useWheels(): Wheels | undefined {
  return getContext<Wheels | undefined>(KEY)
}
