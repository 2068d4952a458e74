/** The train card in use, whose actions can be picked on it. */
import type { TableFace } from '../../board/types'
import { DONE } from '../gwt_family/map/acting'
import type { Side } from '../gwt_family/printed'
import { PRINTED } from './printed'

/** The card that is being used, "" when none is. */
export function trainInUse(table: TableFace): string {
  const tile = table.asked?.kind === 'act' ? String(table.asked.about.tile) : ''
  return tile in PRINTED.trains ? tile : ''
}

/** Its actions that are offered or refused now, and to finish. */
export function trainSides(table: TableFace): Side[] {
  const all = [...(PRINTED.trains[trainInUse(table)]?.slots.flat() ?? []), DONE]
  return trainInUse(table) ? all.filter((side) => table.mark(side.target).state !== 'idle') : []
}
