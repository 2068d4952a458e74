/** What the server sends. The names are those of the wire; see docs/wire.md. */

export type Arg = string | number | boolean
export type Args = Record<string, Arg>
export type Board = Record<string, unknown>
export type Status = 'open' | 'playing' | 'over'
export type SeatKind = 'me' | 'bot' | 'open' | 'hotseat' | 'human'

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
  args: Args
  events: WireEvent[]
}

export interface Seat {
  seat: number
  name: string
  kind: string
  bot: string | null
  online: boolean
  mine: boolean
}

export interface ChatLine {
  seat: number | null
  name: string
  text: string
  at: string
}

export interface Result {
  scores: number[]
  winners: number[]
  rows: { name: string; values: number[] }[]
  over_time: { ply: number; scores: number[] }[]
  ended_by: string
}

export interface TableMessage {
  table: string
  game: string
  seq: number
  ply: number
  status: Status
  options: Args
  seats: Seat[]
  you: number | null
  board: Board
  ask: Ask | null
  log: LogItem[]
  undo: { floor: number; ply: number }
  result: Result | null
  commitment: string
  chat: ChatLine[]
}

export interface GameOption {
  name: string
  default: Arg
  choices: Arg[]
}

export interface GameInfo {
  id: string
  seats: number[]
  options: GameOption[]
  stage: string
  bots: string[]
  provenance: unknown[]
}

export interface TableLine {
  table: string
  game: string
  status: Status
  seats: Seat[]
  waiting_for_me: boolean
  updated: string
}
