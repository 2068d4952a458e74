/** Buildings stand where they were built: a new one comes after those already seen in this tab, whatever its place in the catalogue. */
const STORE = 'tablero-built-'

export class Built {
  readonly #key: string
  #seen: readonly string[]

  constructor(table: string, seat: number) {
    this.#key = `${STORE}${table}-${seat}`
    this.#seen = read(this.#key)
  }

  inOrder<B extends { building: string }>(city: readonly B[]): B[] {
    const fresh = city.map((each) => each.building).filter((building) => !this.#seen.includes(building))
    if (fresh.length > 0) this.#keep([...this.#seen, ...fresh])
    return city.toSorted((a, b) => this.#seen.indexOf(a.building) - this.#seen.indexOf(b.building))
  }

  #keep(seen: readonly string[]): void {
    this.#seen = seen
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(seen))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(key: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}
