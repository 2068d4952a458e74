/** How a table is reached: by the door, or from wherever else the same messages come. */
import { door } from '$door'
import { api } from './api'
import type { LiveOptions } from './live'
import { send, unsent, type Sending } from './outbox'
import type { Ack, Command, LogItem, Position, TableMessage } from './types'

export interface Line {
  /** A lesson: what is done at the table is told beforehand, and there are no earlier positions to fetch. */
  readonly scripted: boolean
  table(id: string, seat: number | null): Promise<TableMessage>
  history(id: string, seat: number | null): Promise<LogItem[]>
  position(id: string, ply: number, seat: number | null): Promise<Position>
  follow(options: LiveOptions): { close(): void }
  send(table: string, command: Command, sending: Sending): Promise<Ack>
  /** A command that an earlier page got no answer to. */
  unsent(table: string): Command | null
}

export const doorLine: Line = {
  scripted: false,
  table: api.table,
  history: api.history,
  position: api.position,
  follow: (options) => door.follow(options),
  send,
  unsent,
}
