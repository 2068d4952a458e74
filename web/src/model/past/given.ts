/** Answers given in this tab, under the names they had in the list, also over a reload. The log of a table knows less of an answer than its question did. */
import type { Choice } from '../../board/types'
import type { Args, LogItem } from '../../wire/types'
import type { Called, Speaker } from '../../words/speaker'

const STORE = 'tablero-given-'
/** No turn has more steps to take back. */
const KEPT = 60

interface Answer {
  ply: number
  word: string
  args: Args
}

export class Given {
  readonly #key: string
  #answers: Answer[]

  constructor(table: string) {
    this.#key = STORE + table
    this.#answers = read(this.#key)
  }

  remember(ply: number, { word, args }: Choice): void {
    this.#answers = [...this.#answers.filter((answer) => answer.ply !== ply), { ply, word, args }].slice(-KEPT)
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#answers))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  nameOf(item: LogItem, names: readonly Called[], say: Speaker): string {
    const given = this.#answers.find((answer) => answer.ply === item.ply && answer.word === item.word)
    return say.answer(item.kind, item.word, given?.args ?? item.args, names)
  }
}

function read(key: string): Answer[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Answer[]
  } catch {
    return []
  }
}
