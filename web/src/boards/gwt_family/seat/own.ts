/** The face for one player's area. */
import type { Mark, TableFace } from '../../../board/types'

/** The ids of a player's things name everybody's: what others did last, they did on their own boards. */
export function ownFace(table: TableFace): TableFace {
  const mark = (target: string): Mark => ({ ...table.mark(target), last: false })
  return Object.create(table, { mark: { value: mark } }) as TableFace
}
