/** The log as turns: consecutive answers of one seat, with what the seat gained over them. */
import type { Board, LogItem } from '../wire/types'

export interface Turn {
  seat: number
  items: LogItem[]
  /** Positions before and after the turn, as numbers of answers played. */
  from: number
  to: number
}

export function turnsOf(log: readonly LogItem[]): Turn[] {
  const turns: Turn[] = []
  for (const item of log) {
    const last = turns.at(-1)
    if (last && last.seat === item.seat) {
      last.items.push(item)
      last.to = item.ply
    } else {
      turns.push({ seat: item.seat, items: [item], from: item.ply - 1, to: item.ply })
    }
  }
  return turns
}

export interface Step {
  item: LogItem
  /** Answers kept when this step is taken back. */
  undoTo: number
  locked: boolean
}

const LOCKED_SHOWN = 3

/** The steps of the turn in progress of `seat`, and which of them can still be taken back. Of the
 * locked ones only the last few: who plays alone has but one long turn. */
export function draftOf(log: readonly LogItem[], seat: number | null, floor: number | null): Step[] {
  const last = turnsOf(log).at(-1)
  if (seat === null || !last || last.seat !== seat) return []
  const steps = last.items.map((item) => ({
    item,
    undoTo: item.ply - 1,
    locked: floor === null || item.ply - 1 < floor,
  }))
  return steps.slice(Math.max(0, steps.filter((step) => step.locked).length - LOCKED_SHOWN))
}

/** Figures of every player that stand on the board as plain numbers, by name. */
export type Figures = Record<string, number>[]

export function figuresOf(board: Board | null): Figures {
  const players = board?.players
  if (!Array.isArray(players)) return []
  return players.map((player: unknown) => {
    const figures: Record<string, number> = {}
    for (const [name, value] of Object.entries((player ?? {}) as Record<string, unknown>)) {
      if (typeof value === 'number' && name !== 'seat') figures[name] = value
    }
    return figures
  })
}

export interface Gain {
  name: string
  by: number
}

export function gains(before: Figures, after: Figures, seat: number): Gain[] {
  const old = before[seat]
  const now = after[seat]
  if (!old || !now) return []
  return Object.keys(now)
    .map((name) => ({ name, by: (now[name] ?? 0) - (old[name] ?? 0) }))
    .filter((gain) => gain.by !== 0)
}
