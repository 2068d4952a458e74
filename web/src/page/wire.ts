/** What a page and its worker say to each other, and what `tablero/page/door.py` gives for each call. */
import type { Method } from '../wire/door'
import type { ServerMessage, TableSummary } from '../wire/types'

export type Wish =
  | { do: 'ask'; method: Method; path: string; body: string }
  | { do: 'follow'; line: number; table: string; seat: number; since: number }
  | { do: 'leave'; line: number; table: string }

/** Where the files of the page lie comes with the first of them. */
export type ToWorker = { n: number; base: string; wish: Wish }

/** How far the start has come. */
export type Stage = 'runtime' | 'engine' | 'ready' | 'failed'

export type FromWorker =
  | { type: 'stage'; stage: Stage }
  | { type: 'answer'; n: number; status: number; answer: unknown }
  | { type: 'tell'; line: number; message: ServerMessage }
  /** Something could not be kept: every line is to join anew. */
  | { type: 'lost' }

/** What `tablero/page/mind.py` thinks about: a view, or a finished game; its record is '' once it has been told. */
export type Thought = { about: 'view'; view: string } | { about: 'game'; record: string }

/** Where the files of the page lie comes first. */
export type ToMind = { base: string } | { thought: Thought }

/** JSON; null: it has started, or could not think that out. */
export type FromMind = string | null

export interface Leaf {
  table: string
  seq: number
  leaf: string
  summary: TableSummary
}

export interface Outcome {
  status: number
  answer: unknown
  keep: Leaf[]
  tell: { line: number; message: ServerMessage }[]
  more: boolean
}
