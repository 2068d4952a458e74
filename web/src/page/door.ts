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

const AGAIN_MS = 1000
/** Named anew when it changes, as engine and runtime are. */
const GAMES: string = import.meta.env.VITE_GAMES
const THINKING: Thinking = { server: false, runtime: import.meta.env.VITE_RUNTIME, engine: import.meta.env.VITE_ENGINE }
const waiting = new Map<number, (answer: Answer) => void>()
const lines = new Map<number, PageLine>()
let count = 0
let working: Promise<Worker> | null = null

async function begin(): Promise<Worker> {
  starting.stage = 'runtime'
  await prepareOffline()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  return worker
}

function hear(said: FromWorker): void {
  if (said.type === 'stage') starting.stage = said.stage
  else if (said.type === 'tell') lines.get(said.line)?.hear(said.message)
  else if (said.type === 'lost') for (const line of lines.values()) line.lose()
  else {
    waiting.get(said.n)?.(said)
    waiting.delete(said.n)
  }
}

async function wish(wanted: Wish): Promise<Answer> {
  working ??= begin()
  const worker = await working
  const n = ++count
  return new Promise((resolve) => {
    waiting.set(n, resolve)
    worker.postMessage({ n, files: { base: document.baseURI, ...THINKING }, wish: wanted })
  })
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
    void this.#join()
  }

  hear(message: ServerMessage): void {
    this.options.onMessage(message)
  }

  lose(): void {
    window.clearTimeout(this.#timer)
    this.options.onLink('lost')
    this.#timer = window.setTimeout(() => void this.#join(), AGAIN_MS)
  }

  async #join(): Promise<void> {
    const { table, seat, from, onLink } = this.options
    onLink('joining')
    const { status } = await wish({ do: 'follow', line: this.#line, table, seat: seat ?? -1, since: from() })
    if (this.#closed) return
    if (status === 200) onLink('live')
    else this.lose()
  }

  close(): void {
    this.#closed = true
    window.clearTimeout(this.#timer)
    lines.delete(this.#line)
    void wish({ do: 'leave', line: this.#line, table: this.options.table })
  }
}
