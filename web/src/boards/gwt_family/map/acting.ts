/** The local actions of the place that is being used, as things to be picked on the board. */
import type { TableFace } from '../../../board/types'
import { placeOf, tileScale, type BaseBook } from '../book'
import { riskOf, slotsOf, type Side } from '../printed'
import type { BaseTrail } from '../types'

export interface Acts {
  node: string
  tile: string
  /** Sides of printed actions that are offered or refused now, and to finish here. */
  sides: Side[]
}

/** To finish here. */
export const DONE: Side = { word: 'done', target: 'act.done', prices: [], rewards: [] }

/** Null while nothing on the building can be picked. */
export function actsNow(book: BaseBook, table: TableFace, board: BaseTrail): Acts | null {
  if (table.asked?.kind !== 'act') return null
  const node = String(table.asked.about.node)
  // What is used may be taken by now, or lie elsewhere than on the trail.
  const tile = String(table.asked.about.tile ?? board.nodes[node]?.tile)
  if (!(tile in book.printed.tiles)) return null
  const printed = [...slotsOf(book, tile), riskOf(book, node), [DONE]].flat()
  const known = new Map(printed.map((side) => [side.target, side]))
  const stateOf = (side: Side): string => table.mark(side.target).state
  const sides = [...known.values()].filter((side) => stateOf(side) !== 'idle')
  return sides.some((side) => stateOf(side) !== 'refused') ? { node, tile, sides } : null
}

/** A row for each action, below the name of the place. */
export const ROW = 54
export const HEAD = 30
export const heightOf = (acts: Acts): number => acts.sides.length * ROW + HEAD + 8

/** Upper edge of the opened place: hung from that of its tile, where the map is low enough for it. */
export function topOf(book: BaseBook, acts: Acts): number {
  const { view, tile } = book.map
  return Math.min(placeOf(book, acts.node).y - tile.h / 2, view.y + view.h - heightOf(acts) * tileScale(book) - 6)
}
