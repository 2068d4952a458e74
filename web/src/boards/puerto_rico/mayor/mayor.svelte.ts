/** The layout that is being made at the one table of this page; the island, the city and the question show it. */
import { completed, isFull, leftOver, suggested, toggled, type Layout } from './plan'
import type { PlayerBoard } from '../types'

class Mayor {
  #layout = $state.raw<Layout | null>(null)
  #player = $state.raw<PlayerBoard | null>(null)
  #before: Layout = {}
  #advised = $state.raw<Layout | null>(null)

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

  begin(player: PlayerBoard, before: Layout): void {
    this.#player = player
    this.#before = before
    this.again()
  }

  /** As it was, the new ones added. */
  again(): void {
    if (this.#player) this.#layout = suggested(this.#player, this.#before)
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

  end(): void {
    this.#layout = this.#advised = null
    this.wanting = false
    this.#player = null
  }
}

export const mayor = new Mayor()
