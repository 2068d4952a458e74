/** Training wheels: the tables of this browser that have them, and what was shown there; kept here, never sent anywhere. */
const STORE = 'tablero-wheels'
/** Tables remembered. */
const MOST = 8
/** A line is shown so often. */
const TIMES = 2

/** By line, the rows of questions it stood under. */
export type Shown = Readonly<Record<string, readonly number[]>>
interface Ridden {
  table: string
  shown: Shown
}

function kept(): Ridden[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(all) ? (all as Ridden[]) : []
  } catch {
    return []
  }
}

function keep(all: readonly Ridden[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all.slice(0, MOST)))
  } catch {
    // A browser that keeps nothing forgets what it has shown.
  }
}

/** What was shown at a table; null where there are no wheels. */
export function shownAt(table: string): Shown | null {
  return kept().find((each) => each.table === table)?.shown ?? null
}

export function putOn(table: string, shown: Shown = {}): void {
  keep([{ table, shown }, ...kept().filter((each) => each.table !== table)])
}

export function takeOff(table: string): void {
  keep(kept().filter((each) => each.table !== table))
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
