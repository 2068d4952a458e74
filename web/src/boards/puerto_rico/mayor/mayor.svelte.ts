/** The layout that is being made at the one table of this page; the island, the city and the question show it. */
import { asBefore, completed, isFull, leftOver, movedFrom, suggested, toggled, type Layout, type Slot } from './plan'
import type { PlayerBoard } from '../types'

class Mayor {
  #layout = $state.raw<Layout | null>(null)
  #player = $state.raw<PlayerBoard | null>(null)
  #before: Layout = {}
  #advised = $state.raw<Layout | null>(null)
  #proposed = $state.raw<Layout | null>(null)

  /** Null while no layout is being made. */
  get layout(): Layout | null {
    return this.#layout
  }
  get left(): number {
    return this.#player && this.#layout ? leftOver(this.#player, this.#layout) : 0
  }
  get done(): boolean {
    if (!this.#player || !this.#layout) return false
    return this.left === 0 || isFull(this.#player, this.#layout)
  }

  /** Whether it is what was advised, untouched. */
  get advised(): boolean {
    return this.#advised !== null && this.#advised === this.#layout
  }

  /** How many it takes from where they brought nothing; none once it is changed. */
  get moved(): number {
    return this.#layout && this.#proposed === this.#layout ? movedFrom(this.#before, this.#layout) : 0
  }

  begin(player: PlayerBoard, before: Layout): void {
    this.#player = player
    this.#before = before
    this.#layout = this.#proposed = suggested(player, before)
  }

  /** As it was, the new ones added. */
  again(): void {
    if (this.#player) this.#layout = asBefore(this.#player, this.#before)
    this.wanting = false
  }

  /** As advised: who has been placed already stays. */
  take(advised: Layout): void {
    if (this.#player) this.#layout = this.#advised = completed(this.#player, advised)
  }

  /** Nobody was left for the circle that was pressed. */
  wanting = $state(false)

  toggle(slot: string, nth: number): void {
    if (!this.#player || !this.#layout) return
    const layout = toggled(this.#player, this.#layout, slot, nth)
    this.wanting = layout === this.#layout
    this.#layout = layout
  }

  /** One more for the slot; nobody where it is full, or where nobody is left. */
  press({ id, circles }: Slot): void {
    const working = this.#layout?.[id] ?? 0
    this.toggle(id, this.left > 0 && working < circles ? working + 1 : 1)
  }

  end(): void {
    this.#layout = this.#advised = this.#proposed = null
    this.wanting = false
    this.#player = null
  }
}

export const mayor = new Mayor()
