/** Answers given on this page, under the names they had in the list. The log of a table knows less of an answer than its question did. */
import type { Choice } from '../../board/types'
import type { LogItem } from '../../wire/types'
import type { Called, Speaker } from '../../words/speaker'

export class Given {
  readonly #choices = new Map<number, Choice>()

  remember(ply: number, choice: Choice): void {
    this.#choices.set(ply, choice)
  }

  nameOf(item: LogItem, names: readonly Called[], say: Speaker): string {
    const given = this.#choices.get(item.ply)
    return say.answer(item.kind, item.word, given?.word === item.word ? given.args : item.args, names)
  }
}
