/** What this browser remembers, in all its tabs and over reloads, never sent anywhere: of each table, but of the last ones only. */
interface Entry<T> {
  of: string
  value: T
}

export class Kept<T> {
  /** `most`: so many are remembered. */
  constructor(
    private readonly store: string,
    private readonly most: number,
  ) {}

  of(name: string): T | null {
    return this.#all().find((each) => each.of === name)?.value ?? null
  }

  keep(name: string, value: T): void {
    this.#write([{ of: name, value }, ...this.#others(name)])
  }

  drop(name: string): void {
    this.#write(this.#others(name))
  }

  #others(name: string): Entry<T>[] {
    return this.#all().filter((each) => each.of !== name)
  }

  #all(): Entry<T>[] {
    try {
      const all: unknown = JSON.parse(localStorage.getItem(this.store) ?? '[]')
      return Array.isArray(all) ? (all as Entry<T>[]) : []
    } catch {
      return []
    }
  }

  #write(all: readonly Entry<T>[]): void {
    try {
      localStorage.setItem(this.store, JSON.stringify(all.slice(0, this.most)))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
