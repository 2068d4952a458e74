import type { BoardModule } from '../../board/types'
import type { Recap } from '../../model/past/recap.svelte'
import type { Table } from '../../model/table.svelte'

/** What every layout of a table is given. */
export interface Laid {
  table: Table
  recap: Recap
  drawn: BoardModule
  /** The seat of the link that led here, and what it lets in by. */
  seat: number | null
  invite: string
  onhelp: () => void
  /** The step of a lesson; on a phone each begins at the board. */
  step?: number | undefined
}
