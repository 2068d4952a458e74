/** The socket half of the wire: follows a table, resumes after a loss from the last number seen. */
import type { ServerMessage } from './types'

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

export class Live {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT_MS
  #timer = 0
  #pulse = 0
  #asked = false
  #closed = false

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
      this.options.onMessage(JSON.parse(event.data) as ServerMessage)
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
