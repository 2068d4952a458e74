/** One tab holds a table: only that one carries it on, the others may look. */
const held = new Map<string, () => void>()

export function isHeld(table: string): boolean {
  return held.has(table)
}

/** Whether the table is ours from now on; false where another tab has it. */
export function hold(table: string): Promise<boolean> {
  if (held.has(table)) return Promise.resolve(true)
  if (!('locks' in navigator)) {
    held.set(table, () => undefined) // pages without a secure address have no locks
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    void navigator.locks.request(`tablero/${table}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(false)
      return new Promise<void>((release) => {
        held.set(table, release)
        resolve(true)
      })
    })
  })
}

/** A lock for as long as this worker lives, told once it is held. */
export function holdForLife(tell: (lock: string) => void): void {
  if (!('locks' in navigator)) return
  const lock = `tablero/worker/${crypto.randomUUID()}`
  void navigator.locks.request(lock, () => {
    tell(lock)
    return new Promise(() => undefined)
  })
}

export function letGo(table: string): void {
  held.get(table)?.()
  held.delete(table)
}

export function letGoOfAll(): void {
  for (const table of [...held.keys()]) letGo(table)
}
