/** A look back: the board as it stood after some answer, fetched when asked for and kept. */
import { doorLine, type Line } from '../../wire/line'
import type { Board } from '../../wire/types'

export class Past {
  ply = $state<number | null>(null)
  board = $state.raw<Board | null>(null)
  readonly #kept = new Map<string, Promise<Board>>()

  constructor(
    private readonly table: string,
    private readonly line: Line = doorLine,
  ) {}

  at(ply: number, seat: number | null): Promise<Board> {
    const key = `${seat ?? '-'}:${ply}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const fetched = this.line.position(this.table, ply, seat).then((position) => position.board)
    fetched.catch(() => this.#kept.delete(key))
    this.#kept.set(key, fetched)
    return fetched
  }

  /** Show the position after `ply` answers; quick repeated jumps end at the last one asked for. */
  async show(ply: number, seat: number | null): Promise<void> {
    this.ply = ply
    const board = await this.at(ply, seat)
    if (this.ply === ply) this.board = board
  }

  leave(): void {
    this.ply = null
    this.board = null
  }

  /** Positions depend on the line of play: an undo makes later ones void. */
  forget(): void {
    this.#kept.clear()
  }
}
