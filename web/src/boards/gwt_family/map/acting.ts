/** The local actions of the place that is being used, as things to be picked on the board. */
import type { TableFace } from '../../../board/types'
import type { Book } from '../book'
import { actionsOf, riskOf } from '../printed'
import { wordOf } from '../speech'
import type { Trail } from '../types'

export interface Acts {
  node: string
  tile: string
  /** Printed actions that are offered or refused now; "" is to finish here. */
  actions: string[]
}

export function actTarget(action: string): string {
  return `act.${action === '' ? 'done' : wordOf(action)}`
}

/** Null while nothing on the building can be picked. */
export function actsNow(book: Book, table: TableFace, board: Trail): Acts | null {
  if (table.asked?.kind !== 'act') return null
  const node = String(table.asked.about.node)
  const tile = board.nodes[node]?.tile ?? ''
  const printed = [...actionsOf(book, tile), riskOf(book, node)].flatMap((action) => action.split(' | '))
  const stateOf = (action: string): string => table.mark(actTarget(action)).state
  const shown = [...new Set([...printed.filter((action) => action !== ''), ''])]
  const actions = shown.filter((action) => stateOf(action) !== 'idle')
  return actions.some((action) => stateOf(action) !== 'refused') ? { node, tile, actions } : null
}
