/** The runtime's memory as it was when it had just started, kept by this browser: a later start reads it and saves most of the work. */
/** Each folder of a host has its own: two of them may be of different versions, and neither drops the other's. */
const cacheOf = (runtime: string): string => `tablero-runtime ${new URL('..', runtime).pathname}`

/** Of the runtime that lies at an address, which changes with its version. */
export async function snapshotOf(runtime: string): Promise<Uint8Array | null> {
  if (!('caches' in self)) return null // pages without a secure address have none
  const found = await (await caches.open(cacheOf(runtime))).match(runtime)
  return found ? new Uint8Array(await found.arrayBuffer()) : null
}

/** In place of whatever was kept; without it the next start merely takes as long as this one. */
export async function keepSnapshot(runtime: string, make: () => Uint8Array): Promise<void> {
  if (!('caches' in self)) return
  try {
    const memory = make() as Uint8Array<ArrayBuffer> // at once: soon it is no longer as it was
    await dropSnapshot(runtime)
    await (await caches.open(cacheOf(runtime))).put(runtime, new Response(memory))
  } catch (error) {
    console.info(error)
  }
}

export async function dropSnapshot(runtime: string): Promise<void> {
  await caches.delete(cacheOf(runtime))
}
