/** The worker of a page: one wish after the other; what comes of it is kept before anybody is told. */
import { hold, holdForLife, isHeld, letGo, letGoOfAll } from './holding'
import { countOf, isFull, keep, leavesOf, pageKey } from './kept'
import { openDoor, startPython, type PythonDoor } from './python'
import type { Files, FromWorker, Outcome, ToWorker, Wish } from './wire'

const say = (message: FromWorker): void => self.postMessage(message)
const refused = (code: string, status: number): Outcome => ({ status, answer: { code, args: {} }, keep: [], tell: [], more: false })

interface Engine {
  door: PythonDoor
  fresh: () => PythonDoor
}

/** How many leaves of a table the engine has read. */
const known = new Map<string, number>()
let started: Promise<Engine> | null = null
let queue: Promise<void> = Promise.resolve()

function start(files: Files): Promise<Engine> {
  started ??= begin(files).catch((error: unknown) => {
    started = null // the next wish tries again
    say({ type: 'stage', stage: 'failed' })
    throw error
  })
  return started
}

async function begin(files: Files): Promise<Engine> {
  const [python, key] = await Promise.all([startPython(files, (stage) => say({ type: 'stage', stage })), pageKey()])
  const fresh = (): PythonDoor => openDoor(python, key)
  const door = fresh()
  say({ type: 'stage', stage: 'ready' })
  return { fresh, door }
}

holdForLife((lock) => say({ type: 'alive', lock }))

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => serve(data)).catch((error: unknown) => fail(data.n, error))
}

function fail(n: number, error: unknown): void {
  if (isDeadBy(error)) return
  const { status, answer } = refused('internal', 500)
  say({ type: 'answer', n, status, answer })
}

/** What Python does not survive ends the worker; the page starts another and asks again. */
function isDeadBy(error: unknown): boolean {
  console.error(error)
  const dead = error instanceof Error && 'pyodide_fatal_error' in error
  if (dead) self.close()
  return dead
}

async function serve({ n, files, wish }: ToWorker): Promise<void> {
  const python = await start(files)
  const outcome = await settled(await carriedOut(python.door, wish))
  say({ type: 'answer', n, status: outcome.status, answer: outcome.answer })
  tell(outcome)
}

async function carriedOut(door: PythonDoor, wish: Wish): Promise<Outcome> {
  if (wish.do === 'leave') {
    door.leave(wish.line)
    putAway(door, wish.table)
    return { ...refused('', 200), answer: null }
  }
  const table = wish.do === 'ask' ? (/^\/tables\/(local-[\w-]+)/.exec(wish.path)?.[1] ?? '') : wish.table
  const changes = wish.do === 'follow' || wish.method === 'POST'
  if (table !== '' && !isHeld(table)) {
    if (changes && !(await hold(table))) return refused('table_elsewhere', 409)
    await read(door, table)
  }
  const text = wish.do === 'ask' ? door.ask(wish.method, wish.path, wish.body) : door.follow(wish.line, table, wish.seat, wish.since)
  return JSON.parse(text) as Outcome
}

/** A table that was not ours until now: what another tab has added to it is read. */
async function read(door: PythonDoor, table: string): Promise<void> {
  const count = await countOf(table)
  if (count === 0 || known.get(table) === count) return
  door.open(table, JSON.stringify(await leavesOf(table)))
  known.set(table, count)
}

function putAway(door: PythonDoor, table: string): void {
  door.put_away(table)
  known.delete(table)
  letGo(table)
}

/** Kept, or nothing has happened: what the engine knows is then read again. */
async function settled(outcome: Outcome): Promise<Outcome> {
  if (outcome.keep.length === 0) return outcome
  try {
    await keep(outcome.keep)
  } catch (error) {
    console.error(error)
    const python = await started
    if (python) python.door = python.fresh()
    known.clear()
    letGoOfAll()
    say({ type: 'lost' })
    return isFull(error) ? refused('storage_full', 507) : refused('not_stored', 503)
  }
  for (const { table } of outcome.keep) {
    await hold(table)
    known.set(table, (known.get(table) ?? 0) + 1)
  }
  return outcome
}

function tell(outcome: Outcome): void {
  for (const { line, message } of outcome.tell) say({ type: 'tell', line, message })
  if (outcome.more) queue = queue.then(moveBot).catch((error: unknown) => void isDeadBy(error))
}

/** One answer of a bot, behind whatever the page has asked meanwhile. */
async function moveBot(): Promise<void> {
  const python = await started
  if (python) tell(await settled(JSON.parse(python.door.move()) as Outcome))
}
