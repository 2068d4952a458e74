/** Training wheels: the tables of this browser that have them, and what was shown there. */
import { Kept } from '../../board/kept'

/** Tables remembered. */
const MOST = 8
/** A line is shown so often. */
const TIMES = 2

/** By line, the rows of questions it stood under. */
export type Shown = Readonly<Record<string, readonly number[]>>
const RIDDEN = new Kept<Shown>('tablero-wheels', MOST)

/** What was shown at a table; null where there are no wheels. */
export function shownAt(table: string): Shown | null {
  return RIDDEN.of(table)
}

export function putOn(table: string, shown: Shown = {}): void {
  RIDDEN.keep(table, shown)
}

export function takeOff(table: string): void {
  RIDDEN.drop(table)
}

/** Whether a line may stand under this row of questions: it does already, or has not been there often enough. */
export function mayShow(shown: Shown, key: string, row: number): boolean {
  const rows = shown[key] ?? []
  return rows.includes(row) || rows.length < TIMES
}

export function withShown(shown: Shown, key: string, row: number): Shown {
  const rows = shown[key] ?? []
  return rows.includes(row) ? shown : { ...shown, [key]: [...rows, row] }
}
