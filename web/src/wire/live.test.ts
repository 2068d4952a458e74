// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live, type Link } from './live'
import type { Command, ServerMessage } from './types'

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static made: Line[] = []
  readyState = 0
  sent: string[] = []
  onopen = (): void => undefined
  onclose = (): void => undefined
  onmessage = (_event: { data: string }): void => undefined

  constructor(readonly address: string) {
    Line.made.push(this)
  }

  open(): void {
    this.readyState = 1
    this.onopen()
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  send(text: string): void {
    this.sent.push(text)
  }

  /** As on a dead line: the word never comes back, so `onclose` is long in coming. */
  close(): void {
    this.readyState = 2
  }
}

let links: Link[]
let heard: ServerMessage[]
let live: Live

function newest(): Line {
  const line = Line.made.at(-1)
  if (line === undefined) throw new Error('nobody has called')
  return line
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  Line.made = []
  links = []
  heard = []
  const onMessage = (message: ServerMessage): number => heard.push(message)
  const options = { table: 't', seat: null, from: () => 7, onMessage }
  live = new Live({ ...options, onLink: (link) => links.push(link) })
  newest().open()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks now and then whether the line still stands', () => {
  const line = newest()
  for (let times = 1; times <= 5; times++) {
    vi.advanceTimersByTime(20000)
    expect(line.sent).toHaveLength(times)
    line.say({ type: 'pong' })
  }
  expect(Line.made).toHaveLength(1)
  expect(links).toEqual(['joining', 'live'])
})

it('notices a dead line and calls anew from the last number heard', () => {
  vi.advanceTimersByTime(40000)
  expect(links.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(Line.made).toHaveLength(2)
  expect(newest().address).toContain('from=7')
  newest().open()
  expect(links.at(-1)).toBe('live')
})

it('hears nothing more of a line it has given up', () => {
  const dead = newest()
  vi.advanceTimersByTime(41000)
  newest().open()
  dead.onclose()
  dead.say({ type: 'pong' })
  expect(Line.made).toHaveLength(2)
  expect(links.at(-1)).toBe('live')
})

const command: Command = { id: 'abcdefgh', expected: 7, seat: 0, do: { type: 'play', answer: 1 } }

it('carries a move and brings its answer, which the table does not hear', async () => {
  const line = newest()
  const answer = live.move(command)
  expect(JSON.parse(line.sent[0] ?? '')).toEqual({ type: 'move', ...command })
  line.say({ type: 'ack', ack: { id: 'abcdefgh', seq: 8, ply: 1 } })
  expect(await (await answer)?.json()).toEqual({ id: 'abcdefgh', seq: 8, ply: 1 })
  expect(heard).toEqual([])
})

it('brings a refusal as a request would', async () => {
  const answer = live.move(command)
  newest().say({ type: 'refused', id: 'abcdefgh', status: 409, problem: { code: 'stale', args: {} } })
  expect((await answer)?.status).toBe(409)
  expect(await (await answer)?.json()).toEqual({ code: 'stale', args: {} })
})

it('says that the line is lost when no answer comes, and calls anew', async () => {
  const answer = live.move(command)
  const lost = expect(answer).rejects.toThrow('lost')
  vi.advanceTimersByTime(5000)
  await lost
  expect(links.at(-1)).toBe('lost')
  expect(live.move(command)).toBeNull()
  vi.advanceTimersByTime(1000)
  newest().open()
  const again = live.move(command)
  newest().say({ type: 'ack', ack: { id: 'abcdefgh', seq: 8, ply: 1 } })
  expect((await again)?.ok).toBe(true)
})

it('leaves a move to others while no line stands, or one of the same name is on its way', () => {
  void live.move(command)?.catch(() => undefined)
  expect(live.move(command)).toBeNull()
  newest().close()
  expect(live.move({ ...command, id: 'ijklmnop' })).toBeNull()
})
