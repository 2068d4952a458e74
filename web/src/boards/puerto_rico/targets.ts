/** Which thing on the board stands for which answer. The words come from the title's `words.py`. */
import type { TableFace } from '../../board/types'
import type { Good } from './types'

/** The goods before a player: to be stored, or to be sold like those shown at the trading house. */
export function ownGood(table: TableFace, good: Good): string {
  return table.asked?.kind === 'sell' ? `good.${good}` : `own.good.${good}`
}

/** The kind of tile or the building the Mayor asks about, "" while he asks nothing. */
export function slotAsked(table: TableFace): string {
  return table.asked?.kind === 'place_colonists' ? String(table.asked.about.slot ?? '') : ''
}

/** The n-th circle of a slot is the answer "n colonists"; circle 0 leaves the slot empty. */
export function circle(n: number): string {
  return `own.circle.${n}`
}

/** The circle under the pointer on any face: up to there the circles are shown filled. */
export function circlePointed(table: TableFace, circles: number): number {
  for (let n = circles; n > 0; n--) if (table.mark(circle(n)).pointed) return n
  return 0
}

/** The most colonists that may go to the slot that is asked about. */
export function fullest(table: TableFace, circles: number): string {
  for (let n = circles; n > 0; n--) if (table.mark(circle(n)).state !== 'idle') return circle(n)
  return ''
}

export function cargo(ship: number, good: Good): string {
  return `ship.${ship + 1}.${good}`
}

export function ownCargo(good: Good): string {
  return `wharf.${good}`
}

/** The goods that the question names for a ship, given the target of each. */
export function namedFor(table: TableFace, goods: readonly Good[], target: (good: Good) => string): Good[] {
  return goods.filter((good) => table.mark(target(good)).choices.length > 0)
}
