/** The socket half of the wire: follows a table, resumes after a loss from the last number seen, and carries the moves of
 * whoever follows. */
import type { Command, Outcome, ServerMessage } from './types'

export type Link = 'joining' | 'live' | 'lost'

export interface LiveOptions {
  table: string
  seat: number | null
  /** The last sequence number seen; -1 before the first message. */
  from: () => number
  onMessage: (message: ServerMessage) => void
  onLink: (link: Link) => void
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000
const STEADY_MS = 5000
/** How often to ask whether the line still stands; who has heard nothing until the next time has lost it. */
const PING_MS = 20000
const PING = JSON.stringify({ type: 'ping' })
/** A move that is not answered in this time tells of a dead line. */
const MOVE_MS = 5000

interface Asked {
  resolve: (answer: Response) => void
  reject: (reason: Error) => void
  timer: number
}

export class Live {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT_MS
  #timer = 0
  #pulse = 0
  #asked = false
  #closed = false
  /** Moves on their way, by id. */
  readonly #moves = new Map<string, Asked>()

  constructor(private readonly options: LiveOptions) {
    this.#join()
    window.addEventListener('online', this.#again)
    window.addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    this.#closed = true
    window.clearTimeout(this.#timer)
    window.clearInterval(this.#pulse)
    window.removeEventListener('online', this.#again)
    window.removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#again)
    const socket = this.#socket
    this.#socket = null // what is still on its way is for nobody
    socket?.close()
    this.#giveUp()
  }

  /** The same answer as a request would get; rejects when the line is lost before it has come. Null: no line stands. */
  move(command: Command): Promise<Response> | null {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN || this.#moves.has(command.id)) return null
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.#lose(), MOVE_MS)
      this.#moves.set(command.id, { resolve, reject, timer })
      socket.send(JSON.stringify({ type: 'move', ...command }))
    })
  }

  #settle(told: Outcome): void {
    const id = told.type === 'ack' ? told.ack.id : told.id
    const asked = this.#moves.get(id)
    if (asked === undefined) return
    this.#moves.delete(id)
    window.clearTimeout(asked.timer)
    asked.resolve(told.type === 'ack' ? Response.json(told.ack) : Response.json(told.problem, { status: told.status }))
  }

  /** Nobody knows what became of them: they are sent again under the same id. */
  #giveUp(): void {
    for (const { reject, timer } of this.#moves.values()) {
      window.clearTimeout(timer)
      reject(new Error('the line is lost'))
    }
    this.#moves.clear()
  }

  readonly #again = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.#socket === null || this.#socket.readyState >= WebSocket.CLOSING) this.#join()
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ask() // a device that slept may have lost it
  }

  /** The device says so before the socket notices. */
  readonly #cut = (): void => this.#lose()

  /** A line that is dead says nothing of it: it is asked, and given up when no word comes back. */
  readonly #beat = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (this.#asked) this.#lose()
    else this.#ask()
  }

  #ask(): void {
    this.#asked = true
    this.#socket?.send(PING)
  }

  /** Come back later. The old socket is let go at once: closing a dead line properly takes minutes. */
  #lose(): void {
    const socket = this.#socket
    if (this.#closed || socket === null) return
    this.#socket = null
    socket.close()
    window.clearInterval(this.#pulse)
    this.#giveUp()
    this.options.onLink('lost')
    this.#timer = window.setTimeout(() => this.#join(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  #join(): void {
    if (this.#closed) return
    window.clearTimeout(this.#timer)
    this.options.onLink('joining')
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    this.#asked = false
    window.clearInterval(this.#pulse)
    this.#pulse = window.setInterval(this.#beat, PING_MS)
    let steady = 0
    socket.onopen = () => {
      if (this.#socket !== socket) return
      this.options.onLink('live')
      steady = window.setTimeout(() => (this.#wait = FIRST_WAIT_MS), STEADY_MS)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.#asked = false
      const message = JSON.parse(event.data) as ServerMessage | Outcome
      if (message.type === 'ack' || message.type === 'refused') this.#settle(message)
      else this.options.onMessage(message)
    }
    socket.onclose = () => {
      window.clearTimeout(steady)
      if (this.#socket === socket) this.#lose()
    }
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ from: String(Math.max(0, this.options.from())) })
    if (this.options.seat !== null) query.set('seat', String(this.options.seat))
    return `${scheme}://${location.host}/api/tables/${this.options.table}/live?${query}`
  }
}
