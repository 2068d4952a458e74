/**
 * Who carries out what a table is asked: a server, or a worker inside this page (docs/page.md). A build has one of them,
 * called `$door` (vite.config.ts).
 */
import type { LiveOptions } from './live'

export type Method = 'GET' | 'POST'

export interface Door {
  /** The answer, a refusal included; rejects when nobody can be reached. */
  ask(method: Method, path: string, body?: unknown): Promise<Response>
  follow(options: LiveOptions): { close(): void }
}

/** Built for a host of plain files: no server is anywhere, every table is in this page. */
export const inPage = import.meta.env.MODE === 'site'
