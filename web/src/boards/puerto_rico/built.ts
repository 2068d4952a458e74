/** Buildings stand where they were built: a new one comes after those already seen, whatever its place in the catalogue. */
export class Built {
  #seen: string[] = []

  inOrder<B extends { building: string }>(city: readonly B[]): B[] {
    const fresh = city.map((each) => each.building).filter((building) => !this.#seen.includes(building))
    this.#seen = [...this.#seen, ...fresh]
    return city.toSorted((a, b) => this.#seen.indexOf(a.building) - this.#seen.indexOf(b.building))
  }
}
