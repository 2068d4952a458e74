/** The door to a worker in this page. It is started when somebody first wants a table. */
import type { Door, Method } from '../wire/door'
import type { LiveOptions } from '../wire/live'
import type { ServerMessage, Thinking } from '../wire/types'
import { hold, letGo } from './holding'
import { erase, summaries } from './kept'
import { thinkingHere } from './mind'
import { prepareOffline } from './offline'
import { starting } from './starting.svelte'
import type { FromWorker, Wish } from './wire'

interface Answer {
  status: number
  answer: unknown
}

interface Asked {
  wish: Wish
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
  /** Of a second worker, because the first ended over it or beside it. */
  again: boolean
}

const AGAIN_MS = 1000
/** Named anew when it changes, as engine and runtime are. */
const GAMES: string = import.meta.env.VITE_GAMES
const THINKING: Thinking = { server: false, runtime: import.meta.env.VITE_RUNTIME, engine: import.meta.env.VITE_ENGINE }
const waiting = new Map<number, Asked>()
const lines = new Map<number, PageLine>()
let count = 0
let working: Promise<Worker> | null = null
let alive: Worker | null = null

async function begin(): Promise<Worker> {
  starting.stage = 'runtime'
  await prepareOffline()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(worker, data)
  worker.onerror = () => bury(worker)
  alive = worker
  return worker
}

function hear(worker: Worker, said: FromWorker): void {
  if (said.type === 'alive') void navigator.locks.request(said.lock, () => bury(worker))
  else if (said.type === 'stage') starting.stage = said.stage
  else if (said.type === 'tell') lines.get(said.line)?.hear(said.message)
  else if (said.type === 'lost') for (const line of lines.values()) line.lose()
  else {
    waiting.get(said.n)?.resolve(said)
    waiting.delete(said.n)
  }
}

/** A worker that is no more takes no table with it: each is kept. Another one is asked what this one left unanswered, once. */
function bury(worker: Worker): void {
  if (worker !== alive) return
  worker.terminate()
  working = alive = null
  if (starting.stage !== 'ready') starting.stage = 'failed'
  const unanswered = [...waiting.values()]
  waiting.clear()
  for (const line of lines.values()) line.rejoin()
  for (const asked of unanswered) {
    if (asked.wish.do === 'ask' && !asked.again) send({ ...asked, again: true })
    else asked.reject(new Error('the worker has ended'))
  }
}

function wish(wanted: Wish): Promise<Answer> {
  return new Promise((resolve, reject) => send({ wish: wanted, resolve, reject, again: false }))
}

function send(asked: Asked): void {
  working ??= begin()
  working.then((worker) => {
    const n = ++count
    waiting.set(n, asked)
    worker.postMessage({ n, files: { base: document.baseURI, ...THINKING }, wish: asked.wish })
  }, asked.reject)
}

/** For good; not while another tab plays on. */
async function forget(table: string): Promise<Response> {
  if (!(await hold(table))) return Response.json({ code: 'table_elsewhere', args: {} }, { status: 409 })
  try {
    await erase(table)
  } finally {
    letGo(table)
  }
  return Response.json(null)
}

/** What can be answered without an engine is: the first screen fetches none. */
async function withoutEngine(method: Method, path: string): Promise<Response | null> {
  const forgotten = /^\/tables\/([\w-]+)\/forget$/.exec(path)?.[1]
  if (method === 'POST') return forgotten === undefined ? null : forget(forgotten)
  if (path === '/games') return fetch(new URL(GAMES, document.baseURI))
  if (path === '/thinking') return Response.json(THINKING)
  if (path === '/tables') return Response.json(await summaries())
  if (path.startsWith('/device')) return Response.json({ code: 'unknown_page', args: {} }, { status: 404 })
  return null
}

const table: Door = {
  async ask(method, path, body) {
    const known = await withoutEngine(method, path)
    if (known) return known
    const { status, answer } = await wish({ do: 'ask', method, path, body: body === undefined ? '' : JSON.stringify(body) })
    return typeof answer === 'string' ? new Response(answer, { status }) : Response.json(answer, { status })
  },
  follow: (options) => new PageLine(options),
}

export const door = thinkingHere(table)

/** Follows a table; one that another tab holds is looked at again until that one lets go. */
class PageLine {
  readonly #line = ++count
  #timer = 0
  #closed = false

  constructor(private readonly options: LiveOptions) {
    lines.set(this.#line, this)
    this.#come()
  }

  hear(message: ServerMessage): void {
    this.options.onMessage(message)
  }

  lose(): void {
    window.clearTimeout(this.#timer)
    this.options.onLink('lost')
    this.#timer = window.setTimeout(() => this.#come(), AGAIN_MS)
  }

  /** At another worker. The table stays as it is meanwhile; what is asked of it waits. */
  rejoin(): void {
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#join(), AGAIN_MS)
  }

  #come(): void {
    this.options.onLink('joining')
    void this.#join()
  }

  async #join(): Promise<void> {
    const { table, seat, from, onLink } = this.options
    const joined = await wish({ do: 'follow', line: this.#line, table, seat: seat ?? -1, since: from() }).catch(() => null)
    if (this.#closed || joined === null) return // its worker has ended, and every line joins another
    if (joined.status === 200) onLink('live')
    else this.lose()
  }

  close(): void {
    this.#closed = true
    window.clearTimeout(this.#timer)
    lines.delete(this.#line)
    if (working) wish({ do: 'leave', line: this.#line, table: this.options.table }).catch(() => null)
  }
}
