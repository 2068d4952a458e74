/** Advice that is thought out in this page: by a worker of its own, ended when nobody wants to hear it any more. */
import type { Door } from '../wire/door'
import { mindStarting } from './starting.svelte'
import { thinker } from './thinker.svelte'
import type { Files, FromMind, Thought } from './wire'

/** A worker that nobody asks gives its memory back. */
const IDLE_MS = 60_000
const ASKED = /^\/tables\/([\w-]+)\/(hint|review)(\?.*)?$/

let working: Promise<Worker> | null = null
let idle = 0
let underWay: Thinking | null = null
/** The finished game that the worker has been told. */
let known = ''

function begin(files: Files): Promise<Worker> {
  const worker = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((ready, failed) => {
    worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
      if (!('stage' in data)) return
      mindStarting.stage = data.stage
      if (data.stage === 'ready') ready(worker)
    }
    worker.onerror = (trouble) => {
      mindStarting.stage = 'failed'
      failed(trouble)
    }
    worker.postMessage({ files })
  })
}

function end(worker: Worker): void {
  worker.terminate()
  working = null
  known = ''
  mindStarting.stage = ''
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
    files: Files,
  ) {
    this.told = new Promise((resolve) => (this.#tell = resolve))
    void this.#begin(files)
  }

  async #begin(files: Files): Promise<void> {
    window.clearTimeout(idle)
    working ??= begin(files)
    try {
      const worker = await working
      if (this.#stopped) return
      this.#worker = worker
      worker.onmessage = ({ data }: MessageEvent<FromMind>) => 'told' in data && this.#done(data.told)
      worker.onerror = () => this.stop()
      worker.postMessage({ thought: this.thought })
    } catch (error) {
      console.info(error)
      working = null
      thinker.forget()
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

function think(table: string, thought: Thought, files: Files): Promise<string | null> {
  if (underWay && JSON.stringify(underWay.thought) === JSON.stringify(thought)) return underWay.told
  underWay?.stop()
  underWay = new Thinking(table, thought, files)
  return underWay.told
}

function moved(table: string): void {
  if (underWay?.table === table) underWay.stop()
}

const refused = (code: string): Response => Response.json({ code, args: {} }, { status: 409 })

/** The door, but where this page can think and is wanted to, nobody behind it is asked to. */
export function thinkingHere(door: Door): Door {
  async function wanted(): Promise<Files | null> {
    await thinker.look(door)
    return thinker.files()
  }

  async function hint(files: Files, table: string, query: string): Promise<Response> {
    const seen = await door.ask('GET', `/tables/${table}/view${query}`)
    if (!seen.ok) return seen
    const told = await think(table, { about: 'view', view: await seen.text() }, files)
    return told === null ? refused('no_hint') : new Response(told)
  }

  async function review(files: Files, table: string): Promise<Response> {
    let record = ''
    if (known !== table) {
      const written = await door.ask('GET', `/tables/${table}/record`)
      if (!written.ok) return written
      record = await written.text()
    }
    const told = await think(table, { about: 'game', record }, files)
    if (told === null) return refused('no_review')
    known = table
    return new Response(told)
  }

  return {
    async ask(method, path, body) {
      const [, table, what, query] = ASKED.exec(path) ?? []
      const files = method === 'GET' && table !== undefined ? await wanted() : null
      if (files === null || table === undefined) return door.ask(method, path, body)
      return what === 'hint' ? hint(files, table, query ?? '') : review(files, table)
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
