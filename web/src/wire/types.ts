/** What the server sends. The names are those of the wire; see docs/wire.md. */

export type Arg = string | number | boolean
export type Args = Record<string, Arg>
export type Board = Record<string, unknown>
export type Status = 'open' | 'playing' | 'over'

export interface WireEvent {
  kind: string
  seat: number
  args: Args
}

export interface WireAnswer {
  answer: number
  word: string
  target: string
  args: Args
  oneway: boolean
  preview: WireEvent[]
}

export interface WireRefusal {
  answer: number
  word: string
  target: string
  code: string
  args: Args
}

export interface Ask {
  seat: number
  kind: string
  about: Args
  yours: boolean
  answers: WireAnswer[]
  refused: WireRefusal[]
}

export interface LogItem {
  ply: number
  seat: number
  kind: string
  word: string
  target?: string
  args: Args
  events: WireEvent[]
}

export interface SeatInfo {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  bot: string
  online: boolean
  away: boolean
  mine: boolean
}

export interface ChatLine {
  seq: number
  seat: number
  name: string
  text: string
  at: number
}

export interface Result {
  scores: number[]
  winners: number[]
  rows: { name: string; points: number[] }[]
  ended_by: string
}

export interface ResultOverTime {
  result: Result
  over_time: number[][]
}

export interface UndoInfo {
  floor: number
  ply: number
}

export interface TableMessage {
  type: 'table'
  table: string
  game: string
  seq: number
  ply: number
  status: Status
  options: Args
  auto_single: boolean
  seats: SeatInfo[]
  you: number | null
  board: Board | null
  ask: Ask | null
  log: LogItem[]
  undo: UndoInfo | null
  result: Result | null
  commitment: string
  chat: ChatLine[]
  spectators: number
  rematch: string | null
}

/** What changed after `previous`: cut the log to `log_from` items, then append `log`. */
export interface StepMessage {
  type: 'step'
  seq: number
  previous: number
  ply: number
  status: Status
  you: number | null
  log_from: number
  log: LogItem[]
  board: Board | null
  ask: Ask | null
  undo: UndoInfo | null
  result: Result | null
}

export interface ChatMessage {
  type: 'chat'
  seq: number
  line: ChatLine
}

export interface PresenceMessage {
  type: 'presence'
  online: number[]
  spectators: number
}

export type ServerMessage =
  | TableMessage
  | StepMessage
  | ChatMessage
  | PresenceMessage
  | { type: 'pong' }

export interface GameOption {
  name: string
  default: Arg
  choices: Arg[]
}

export interface ProvenanceRow {
  group: string
  source: string
  confidence: string
  rows: number
}

export interface GameInfo {
  id: string
  seats: number[]
  options: GameOption[]
  stage: string
  bots: string[]
  provenance: ProvenanceRow[]
}

export interface SeatRequest {
  kind: 'me' | 'bot' | 'open' | 'hotseat'
  name?: string
  bot?: string
}

export interface CreateTable {
  game: string
  seats: SeatRequest[]
  options?: Args
  auto_single?: boolean
}

export interface Created {
  table: string
  url: string
  invites: Record<string, string>
}

export interface TableSummary {
  table: string
  game: string
  status: Status
  seats: SeatInfo[]
  waiting_for_me: boolean
  updated: number
}

export interface Position {
  ply: number
  seat: number | null
  board: Board
}

export interface Ack {
  id: string
  seq: number
  ply: number
}

export type Deed = { type: 'play'; answer: number } | { type: 'undo'; to: number }

export interface Command {
  id: string
  expected: number
  seat: number
  do: Deed
}

export interface Problem {
  code: string
  args: Args
  table?: TableMessage
}
