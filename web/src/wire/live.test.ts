// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live, type Link } from './live'

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
  const options = { table: 't', seat: null, from: () => 7, onMessage: () => undefined }
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
