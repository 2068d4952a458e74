// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send, unsent } from './outbox'
import type { Command } from './types'

const command: Command = { id: 'abcdefgh', expected: 3, seat: 0, do: { type: 'play', answer: 1 } }
let answers: (Response | null)[]
let sent: string[]

beforeEach(() => {
  answers = []
  sent = []
  sessionStorage.clear()
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body)) as Command).id)
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => vi.unstubAllGlobals())

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

it('keeps a command until it is answered and sends it again under the same id', async () => {
  answers = [null, json({ id: command.id, seq: 4, ply: 1 })]
  const onHeld = vi.fn(() => expect(unsent('t')).toEqual(command))
  const ack = send('t', command, { until: new AbortController().signal, onHeld })
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online')) // no need to wait for the timer
  expect((await ack).seq).toBe(4)
  expect(sent).toEqual(['abcdefgh', 'abcdefgh'])
  expect(unsent('t')).toBeNull()
})

it('leaves it for the next time when the table is closed', async () => {
  const closed = new AbortController()
  const failed = send('t', command, { until: closed.signal, onHeld: () => closed.abort() })
  await expect(failed).rejects.toThrow('offline')
  expect(unsent('t')).toEqual(command)
})

it('does not repeat what the server refused', async () => {
  answers = [json({ code: 'stale', args: {} }, 409)]
  const failed = send('t', command, { until: new AbortController().signal, onHeld: () => undefined })
  await expect(failed).rejects.toThrow('stale')
  expect(unsent('t')).toBeNull()
})
