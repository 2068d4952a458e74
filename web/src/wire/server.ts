/** The door to a server: HTTP for what is asked, a socket for what happens, and for moves as long as it stands. */
import { thinkingHere } from '../page/mind'
import type { Door } from './door'
import { Live } from './live'
import type { Command } from './types'

const MOVE = /^\/tables\/([\w-]+)\/command$/
/** The lines that stand, by table; of several the last. */
const lines = new Map<string, Live>()

const server: Door = {
  ask(method, path, body) {
    const table = method === 'POST' ? MOVE.exec(path)?.[1] : undefined
    const moved = table === undefined ? null : lines.get(table)?.move(body as Command)
    if (moved) return moved
    const init: RequestInit = { method, credentials: 'same-origin' }
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' }
      init.body = JSON.stringify(body)
    }
    return fetch(`/api${path}`, init)
  },
  follow(options) {
    const live = new Live(options)
    lines.set(options.table, live)
    return {
      close() {
        if (lines.get(options.table) === live) lines.delete(options.table)
        live.close()
      },
    }
  },
}

export const door = thinkingHere(server)
