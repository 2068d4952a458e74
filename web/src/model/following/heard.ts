/** A table after one more message about it: what is known together with what was told. */
import type { LogItem, StepMessage, TableMessage } from '../../wire/types'

/** The log of a new message, with the older part that is known already. */
export function wholeLog(now: TableMessage | null, message: TableMessage): LogItem[] {
  const first = message.log[0]?.ply ?? 0
  if (first <= 1 || now === null || message.you !== now.you) return message.log
  return withOlder(now.log, message.log)
}

/** The end of a log, with the items before it that another holds. */
export function withOlder(older: readonly LogItem[], end: LogItem[]): LogItem[] {
  const first = end[0]?.ply ?? Infinity
  return [...older.filter((item) => item.ply < first), ...end]
}

export function withStep(now: TableMessage, step: StepMessage): TableMessage {
  const { log_from, log, previous: _previous, type: _type, ...rest } = step
  return { ...now, ...rest, log: [...now.log.filter((item) => item.ply <= log_from), ...log] }
}

/** A line that came twice stands once. */
export function withLine(now: TableMessage, line: TableMessage['chat'][number]): TableMessage {
  if (now.chat.some((old) => old.seq === line.seq)) return now
  return { ...now, seq: Math.max(now.seq, line.seq), chat: [...now.chat, line] }
}

export function withPresence(now: TableMessage, online: readonly number[], spectators: number): TableMessage {
  const seats = now.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }))
  return { ...now, seats, spectators }
}
