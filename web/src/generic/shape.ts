/** Looks at plain board data without knowing the title: what to show as figures, lists, tables. */

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain }

export function isScalar(value: Plain): value is null | boolean | number | string {
  return value === null || typeof value !== 'object'
}

export function isCounts(value: Plain): value is Record<string, number> {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((each) => typeof each === 'number')
  )
}

/** Equal scalars of a list gathered: corn, corn, sugar is corn 2, sugar 1. Order of first sight. */
export function gathered(list: Plain[]): { value: Plain; n: number }[] {
  const found: { value: Plain; n: number }[] = []
  for (const value of list) {
    const old = found.find((each) => each.value === value)
    if (old) old.n += 1
    else found.push({ value, n: 1 })
  }
  return found
}

/** Column names when a list of objects reads best as a table. */
export function columnsOf(list: Plain[]): string[] | null {
  const first = list[0]
  if (list.length < 2 || first === undefined || isScalar(first) || Array.isArray(first)) return null
  const names = Object.keys(first)
  const flat = (value: Plain | undefined): boolean =>
    value !== undefined && (isScalar(value) || (Array.isArray(value) && value.every(isScalar)))
  const same = list.every(
    (row) =>
      !isScalar(row) &&
      !Array.isArray(row) &&
      Object.keys(row).length === names.length &&
      names.every((name) => flat(row[name])),
  )
  return same && names.length <= 12 ? names : null
}

export function entriesOf(value: Plain | undefined): [string, Plain][] {
  if (value === undefined || isScalar(value) || Array.isArray(value)) return []
  return Object.entries(value)
}

/** The players' own part of a board, by seat. */
export function playerOf(board: Record<string, unknown>, seat: number): [string, Plain][] {
  const players = board.players
  return Array.isArray(players) ? entriesOf(players[seat] as Plain | undefined) : []
}
