/** What a page and its worker say to each other, and what `tablero/page/door.py` gives for each call. */
import type { Method } from '../wire/door'
import type { ServerMessage, TableSummary } from '../wire/types'

export type Wish =
  | { do: 'ask'; method: Method; path: string; body: string }
  | { do: 'follow'; line: number; table: string; seat: number; since: number }
  | { do: 'leave'; line: number; table: string }

/** Where Python and the engine lie, from the page on. Both are named anew when they change. */
export interface Files {
  base: string
  runtime: string
  engine: string
}

export type ToWorker = { n: number; files: Files; wish: Wish }

/** How far the start has come. */
export type Stage = 'runtime' | 'engine' | 'ready' | 'failed'

export type FromWorker =
  /** It holds this lock as long as it lives: whoever gets it knows that the worker has ended. */
  | { type: 'alive'; lock: string }
  | { type: 'stage'; stage: Stage }
  | { type: 'answer'; n: number; status: number; answer: unknown }
  | { type: 'tell'; line: number; message: ServerMessage }
  /** Something could not be kept: every line is to join anew. */
  | { type: 'lost' }

/** What `tablero/page/mind.py` thinks about: a view, or a finished game; its record is '' once it has been told. */
export type Thought = { about: 'view'; view: string } | { about: 'game'; record: string }

/** Where the files lie comes first. */
export type ToMind = { files: Files } | { thought: Thought }

/** How far the start has come; then JSON, or null for what could not be thought out. */
export type FromMind = { stage: Stage } | { told: string | null }

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
