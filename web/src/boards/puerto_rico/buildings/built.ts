/** Buildings stand where they were built: a new one comes after those this browser has seen, whatever its place in the catalogue. */
import { Kept } from '../../../board/kept'

/** Cities: the last dozen games of five. */
const MOST = 60
const SEEN = new Kept<readonly string[]>('tablero-built', MOST)

export class Built {
  readonly #city: string
  #seen: readonly string[]

  constructor(table: string, seat: number) {
    this.#city = `${table}-${seat}`
    this.#seen = SEEN.of(this.#city) ?? []
  }

  inOrder<B extends { building: string }>(city: readonly B[]): B[] {
    const fresh = city.map((each) => each.building).filter((building) => !this.#seen.includes(building))
    if (fresh.length > 0) {
      this.#seen = [...this.#seen, ...fresh]
      SEEN.keep(this.#city, this.#seen)
    }
    return city.toSorted((a, b) => this.#seen.indexOf(a.building) - this.#seen.indexOf(b.building))
  }
}
