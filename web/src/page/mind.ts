/** Advice that is thought out in this page: by a worker of its own, ended when nobody wants to hear it any more. */
import type { Door } from '../wire/door'
import type { FromMind, Thought } from './wire'

/** A worker that nobody asks gives its memory back. */
const IDLE_MS = 60_000
const ASKED = /^\/tables\/([\w-]+)\/(hint|review)(\?.*)?$/

let working: Promise<Worker> | null = null
let idle = 0
let underWay: Thinking | null = null
/** The finished game that the worker has been told. */
let known = ''

function begin(): Promise<Worker> {
  const worker = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((ready, failed) => {
    worker.onmessage = () => ready(worker)
    worker.onerror = failed
    worker.postMessage({ base: document.baseURI })
  })
}

function end(worker: Worker): void {
  worker.terminate()
  working = null
  known = ''
}

/** One thought; `told` is null where it came to nothing. */
class Thinking {
  readonly told: Promise<string | null>
  #tell: (told: string | null) => void = () => undefined
  #worker: Worker | null = null
  #stopped = false

  constructor(
    readonly table: string,
    readonly thought: Thought,
  ) {
    this.told = new Promise((resolve) => (this.#tell = resolve))
    void this.#begin()
  }

  async #begin(): Promise<void> {
    window.clearTimeout(idle)
    working ??= begin()
    try {
      const worker = await working
      if (this.#stopped) return
      this.#worker = worker
      worker.onmessage = ({ data }: MessageEvent<FromMind>) => this.#done(data)
      worker.onerror = () => this.stop()
      worker.postMessage({ thought: this.thought })
    } catch (error) {
      console.info(error)
      working = null
      this.#done(null)
    }
  }

  #done(told: string | null): void {
    if (told === null && this.#worker) end(this.#worker) // the next one begins anew
    else idle = window.setTimeout(() => void working?.then(end), IDLE_MS)
    if (underWay === this) underWay = null
    this.#tell(told)
  }

  /** Nobody waits for it any more. A worker in mid-thought hears nothing: it is ended. */
  stop(): void {
    this.#stopped = true
    this.#done(null)
  }
}

function think(table: string, thought: Thought): Promise<string | null> {
  if (underWay && JSON.stringify(underWay.thought) === JSON.stringify(thought)) return underWay.told
  underWay?.stop()
  underWay = new Thinking(table, thought)
  return underWay.told
}

function moved(table: string): void {
  if (underWay?.table === table) underWay.stop()
}

const refused = (code: string): Response => Response.json({ code, args: {} }, { status: 409 })

/** The door, but nobody behind it is asked to think while `wanted` says so. */
export function thinkingHere(door: Door, wanted: () => boolean): Door {
  async function hint(table: string, query: string): Promise<Response> {
    const seen = await door.ask('GET', `/tables/${table}/view${query}`)
    if (!seen.ok) return seen
    const told = await think(table, { about: 'view', view: await seen.text() })
    return told === null ? refused('no_hint') : new Response(told)
  }

  async function review(table: string): Promise<Response> {
    let record = ''
    if (known !== table) {
      const written = await door.ask('GET', `/tables/${table}/record`)
      if (!written.ok) return written
      record = await written.text()
    }
    const told = await think(table, { about: 'game', record })
    if (told === null) return refused('no_review')
    known = table
    return new Response(told)
  }

  return {
    ask(method, path, body) {
      const [, table, what, query] = ASKED.exec(path) ?? []
      if (method !== 'GET' || table === undefined || !wanted()) return door.ask(method, path, body)
      return what === 'hint' ? hint(table, query ?? '') : review(table)
    },
    follow(options) {
      const line = door.follow({
        ...options,
        onMessage(message) {
          if (message.type === 'step') moved(options.table)
          options.onMessage(message)
        },
      })
      return {
        close() {
          moved(options.table)
          line.close()
        },
      }
    },
  }
}
