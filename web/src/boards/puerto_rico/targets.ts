/** Goods lie in three places; a question about goods lights up the ones it is about. */
import type { TableFace } from '../../board/types'
import type { Good } from './types'

export function goodHere(table: TableFace, good: Good, ...kinds: string[]): string {
  return table.asked === null || kinds.includes(table.asked.kind) ? `good.${good}` : ''
}
