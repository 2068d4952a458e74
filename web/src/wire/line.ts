/** How a table is reached: over HTTP and a socket, or from wherever else the same messages come. */
import { api } from './api'
import { Live, type LiveOptions } from './live'
import { send, unsent, type Sending } from './outbox'
import type { Ack, Command, LogItem, Position, TableMessage } from './types'

export interface Line {
  /** Nobody else is at the table: no talk, no seats to leave, no earlier positions to fetch. */
  readonly scripted: boolean
  table(id: string, seat: number | null): Promise<TableMessage>
  history(id: string, seat: number | null): Promise<LogItem[]>
  position(id: string, ply: number, seat: number | null): Promise<Position>
  follow(options: LiveOptions): { close(): void }
  send(table: string, command: Command, sending: Sending): Promise<Ack>
  /** A command that an earlier page got no answer to. */
  unsent(table: string): Command | null
}

export const serverLine: Line = {
  scripted: false,
  table: api.table,
  history: api.history,
  position: api.position,
  follow: (options) => new Live(options),
  send,
  unsent,
}
