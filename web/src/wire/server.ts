/** The door to a server: HTTP for what is asked, a socket for what happens. */
import { thinkingHere } from '../page/mind'
import type { Door } from './door'
import { Live } from './live'

const server: Door = {
  ask(method, path, body) {
    const init: RequestInit = { method, credentials: 'same-origin' }
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' }
      init.body = JSON.stringify(body)
    }
    return fetch(`/api${path}`, init)
  },
  follow: (options) => new Live(options),
}

export const door = thinkingHere(server)
