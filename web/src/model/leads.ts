/** What leaves no doubt and is answered at once, so that nobody presses the only button there is. */
import type { BoardModule, Choice } from '../board/types'
import type { Ask, TableMessage } from '../wire/types'
import { isAside, isEnding, loneAnswer, loneDeed } from './choices'
import { settings } from './person/settings.svelte'

/** The part of a table that it looks at. */
export interface Led {
  readonly ask: Ask | null
  readonly now: TableMessage | null
  readonly choices: readonly Choice[]
  readonly offered: readonly Choice[]
  readonly obvious: BoardModule['obvious']
}

export class Leads {
  /** A choice of this turn leads on; what was taken back does not. */
  #chosen = false
  /** The kind of question beside which something was done; null after a step back, for any kind. The player looks closely at it. */
  #weighed: string | null = ''

  constructor(private readonly table: Led) {}

  took(choice: Choice): void {
    this.#chosen = !isEnding(choice)
    if (isAside(choice)) this.#weighed = this.table.ask?.kind ?? ''
    else if (this.#weighs()) this.#weighed = ''
  }

  wentBack(): void {
    this.#chosen = false
    this.#weighed = null
  }

  /** It is somebody else's turn. */
  ended(): void {
    this.#chosen = false
    this.#weighed = ''
  }

  /** The answer that leaves no doubt; after a choice also what the title takes for none. `auto`: nothing else could be given. */
  next(): { answer: number; auto: boolean } | null {
    const { ask, now, offered, choices, obvious } = this.table
    if (!ask?.yours) return null
    const lone = loneAnswer(offered, now, settings.sure)
    if (lone !== null) return { answer: lone, auto: true }
    const beside = this.#weighs() ? null : loneDeed(choices, now)
    const answer = beside ?? (this.#chosen ? obvious?.(ask) : null) ?? null
    return answer === null ? null : { answer, auto: false }
  }

  #weighs(): boolean {
    return this.#weighed === null || this.#weighed === this.table.ask?.kind
  }
}
