/** What this browser keeps of the tables in its pages: the leaves of their logs, a summary of each, and the page's key. */
import type { TableSummary } from '../wire/types'
import { readSummary } from './summary'
import type { Leaf } from './wire'

const NAME = 'tablero'
const LEAVES = 'leaves'
const SUMMARIES = 'summaries'
const PAGE = 'page'
const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}$/

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      for (const store of [LEAVES, SUMMARIES, PAGE]) request.result.createObjectStore(store)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept here'))
  })
  return opened
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not read'))
  })
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
  })
}

/** All or nothing. A leaf that is there already is somebody else's: then nothing is kept. */
export async function keep(leaves: readonly Leaf[]): Promise<void> {
  const transaction = (await database()).transaction([LEAVES, SUMMARIES], 'readwrite')
  const done = settled(transaction)
  for (const { table, seq, leaf, summary } of leaves) {
    transaction.objectStore(LEAVES).add(leaf, [table, seq])
    transaction.objectStore(SUMMARIES).put(summary, table)
  }
  await done
}

const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []])

export async function leavesOf(table: string): Promise<string[]> {
  const store = (await database()).transaction(LEAVES).objectStore(LEAVES)
  return answered<string[]>(store.getAll(ofTable(table)))
}

/** A table with all that was kept of it. */
export async function erase(table: string): Promise<void> {
  const transaction = (await database()).transaction([LEAVES, SUMMARIES], 'readwrite')
  transaction.objectStore(LEAVES).delete(ofTable(table))
  transaction.objectStore(SUMMARIES).delete(table)
  await settled(transaction)
}

/** Whether a refusal to keep means that there is no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

export async function countOf(table: string): Promise<number> {
  const store = (await database()).transaction(LEAVES).objectStore(LEAVES)
  return answered(store.count(ofTable(table)))
}

/** Of every table. What is kept may be damaged, or of another version: such a table is still listed, to be opened or deleted. */
export async function summaries(): Promise<TableSummary[]> {
  const store = (await database()).transaction(SUMMARIES).objectStore(SUMMARIES)
  const [tables, kept] = await Promise.all([answered(store.getAllKeys()), answered<unknown[]>(store.getAll())])
  return tables.map((table, n) => readSummary(String(table), kept[n]))
}

/** Hex digits; made once. It seals the seeds of the tables, so what was kept reads back only with it. */
export async function pageKey(): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const store = (await database()).transaction(PAGE, 'readwrite').objectStore(PAGE)
  const known = await answered<unknown>(store.get('key'))
  if (typeof known === 'string' && KEY.test(known)) return known
  await answered(store.put(made, 'key')) // with one that is none no table could be opened, nor begun
  return made
}
