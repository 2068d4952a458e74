// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage, TableMessage } from '../wire/types'
import { Speaker } from '../words/speaker'
import { words } from '../words/words.svelte'
import { settings } from './person/settings.svelte'
import { Table } from './table.svelte'

/** A server on the other side of fetch and WebSocket: real client code, canned answers. */
class FakeServer {
  static sockets: FakeServer[] = []
  static readonly CLOSING = 2
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string) {
    FakeServer.sockets.push(this)
    queueMicrotask(() => this.onopen?.())
  }
  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const seat = (number: number, mine: boolean) => ({
  seat: number, name: `P${number}`, kind: 'human' as const, bot: '', online: true, away: false, held: true, mine, kept: '' as const, colour: number,
})
const answer = (number: number, word: string, oneway = false) => ({
  answer: number, word, target: word === 'pass' ? '' : `t:${word}`, role: word === 'pass' ? ('end' as const) : ('' as const), rank: 0, args: {}, oneway, bound: oneway ? ('acted' as const) : ('' as const), preview: [],
})
const start: TableMessage = {
  type: 'table', table: 'x', game: 'g', seq: 5, ply: 0, status: 'playing', options: {}, auto_single: false, hints: false,
  seats: [seat(0, true), seat(1, false)], you: 0, board: { players: [{ coins: 1 }, { coins: 2 }] },
  ask: { seat: 0, kind: 'k', about: {}, yours: true, answers: [answer(1, 'a'), answer(2, 'pass', true)], refused: [] },
  log: [], undo: null, takebacks: [], clock: null, curtain: true, result: null, commitment: '', chat: [], spectators: 0, rematch: null, invites: {},
  timing: null, host: false, removed: false, cancelled: '', pledges: ['', ''], unrevealed: [],
}
const step = {
  type: 'step' as const, seq: 6, previous: 5, ply: 1, status: 'playing' as const, you: 0, log_from: 0,
  log: [{ ply: 1, seat: 0, kind: 'k', word: 'a', target: 't:a', args: {}, events: [], auto: false, bot: '' }],
  board: { players: [{ coins: 4 }, { coins: 2 }] }, ask: start.ask, undo: { floor: 0, ply: 1, back: null, counted: false }, takebacks: [], clock: null, curtain: true, result: null,
}

let posts: { id: string; expected: number; do: unknown }[]
let replies: (() => Response)[]
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  posts = []
  replies = []
  FakeServer.sockets = []
  vi.stubGlobal('WebSocket', FakeServer)
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Promise.resolve(json(start))
    posts.push(JSON.parse(String(init.body)) as (typeof posts)[number])
    const reply = replies.shift()
    if (!reply) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(reply())
  })
})
afterEach(() => vi.unstubAllGlobals())

async function opened(): Promise<{ table: Table; socket: FakeServer }> {
  const table = new Table('x', null)
  await table.open()
  const socket = FakeServer.sockets[0]
  if (!socket) throw new Error('no socket')
  return { table, socket }
}
const choice = (table: Table, word: string) => {
  const found = table.choices.find((each) => each.word === word)
  if (!found) throw new Error(word)
  return found
}

describe('a table', () => {
  it('follows the socket from the last number seen', async () => {
    const { table, socket } = await opened()
    expect(socket.url).toContain('from=5')
    socket.say(step)
    expect(table.now?.seq).toBe(6)
    expect(table.draft.map((each) => [each.undoTo, each.locked])).toEqual([[0, false]])
    socket.say(step) // heard twice: no effect
    expect(table.now?.log).toHaveLength(1)
    table.close()
  })
  it('plays with the expected number, and sends the same id again when the line fails', async () => {
    const { table, socket } = await opened()
    replies = [
      () => { throw new TypeError('offline') },
      () => { socket.say(step); return json({ id: '', seq: 6, ply: 1 }) },
    ]
    await table.choose(choice(table, 'a'))
    expect(posts).toHaveLength(2)
    expect(posts[0]?.id).toBe(posts[1]?.id)
    expect(posts[0]).toMatchObject({ expected: 5, seat: 0, do: { type: 'play', answer: 1 } })
    table.close()
  })
  it('goes on where one answer is left and nobody is here whom that would tell of a hand', async () => {
    const only = { ...start.ask, kind: 'l', answers: [answer(3, 'b')] }
    const ends = { ...start.ask, answers: [answer(2, 'pass')] }
    const bots = [seat(0, true), { ...seat(1, false), kind: 'bot' as const, held: false }]
    const left = [seat(0, true), { ...seat(1, false), kind: 'bot' as const }] // who may look on and come back
    const people = [seat(0, true), seat(1, false)]
    const oneway = { ...only, answers: [answer(3, 'b', true)] }
    const over = { ...only, answers: [{ ...answer(3, 'b', true), bound: 'over' }] }
    const draws = { ...only, answers: [{ ...answer(2, 'pass', true), bound: 'drawn' }] }
    const cases: [TableMessage['seats'], boolean, object, boolean, number][] = [
      [bots, true, only, false, 2],
      [people, true, only, false, 1],
      [left, true, only, false, 1],
      [bots, false, only, false, 1],
      // Where one may go back over everything, it is only a click.
      [bots, true, ends, false, 1],
      [bots, true, ends, true, 2],
      [bots, true, oneway, false, 1],
      [bots, true, oneway, true, 2],
      [bots, true, over, true, 1],
      [bots, true, draws, true, 1],
      [people, true, ends, true, 1],
    ]
    for (const [seats, wished, ask, counted, sent] of cases) {
      posts = []
      const { table, socket } = await opened()
      socket.say({ ...start, seq: 5, seats, auto_single: wished })
      const answers = [ask, null].map((next, i) => () => {
        socket.say({ ...step, seq: 6 + i, previous: 5 + i, ply: 1 + i, ask: next as typeof start.ask, undo: { floor: 0, ply: 1 + i, back: null, counted } })
        return json({ id: '', seq: 6 + i, ply: 1 + i })
      })
      replies = answers
      await table.choose(choice(table, 'a'))
      expect(posts).toHaveLength(sent)
      expect(posts.map((post) => (post.do as { auto?: boolean }).auto === true)).toEqual([false, true].slice(0, sent))
      table.close()
      FakeServer.sockets = []
    }
  })
  it('answers by itself too where one answer is left after the others have moved, but not for who wants to be asked', async () => {
    for (const sure of [false, true]) {
      posts = []
      settings.sure = sure
      const { table, socket } = await opened()
      const bots = [seat(0, true), { ...seat(1, false), kind: 'bot' as const, held: false }]
      const ends = { ...start.ask, answers: [answer(2, 'pass', true)] } as typeof start.ask
      socket.say({ ...start, seq: 5, seats: bots, auto_single: true, ask: ends, undo: { floor: 0, ply: 0, back: null, counted: true } })
      table.obvious = () => 7 // nothing was chosen that leads on
      replies = [() => { socket.say({ ...step, ask: { ...start.ask, kind: 'next' } as typeof start.ask }); return json({ id: '', seq: 6, ply: 1 }) }]
      await table.goOn()
      expect(posts.map((post) => post.do)).toEqual(sure ? [] : [{ type: 'play', answer: 2, auto: true }])
      table.close()
      FakeServer.sockets = []
    }
    settings.sure = false
  })
  it('gives the only deed beside an aside, but leaves it where one was taken or the deed taken back', async () => {
    const { table, socket } = await opened()
    const bots = [seat(0, true), { ...seat(1, false), kind: 'bot' as const, held: false }]
    const aside = { ...answer(7, 'token'), role: 'aside' as const }
    const asked = (kind: string, answers: unknown[]) => ({ ...start.ask, kind, answers }) as typeof start.ask
    const two = asked('k', [answer(1, 'a'), answer(2, 'b'), aside])
    const one = asked('only', [answer(3, 'c'), aside])
    let seq = 5
    const then = (ask: typeof start.ask) => () => {
      seq++
      socket.say({ ...step, seq, previous: seq - 1, ply: seq - 5, log_from: 0, log: [], ask })
      return json({ id: '', seq, ply: seq - 5 })
    }
    const sent = (): unknown[] => posts.splice(0).map((post) => post.do)
    socket.say({ ...start, seats: bots, auto_single: true, ask: two })
    replies = [then(one), then(two)]
    await table.choose(choice(table, 'a'))
    expect(sent()).toEqual([{ type: 'play', answer: 1 }, { type: 'play', answer: 3 }])
    replies = [then(one)]
    await table.undo(1)
    await table.goOn()
    expect(sent()).toEqual([{ type: 'undo', to: 1 }])
    replies = [then(asked('discard', [answer(4, 'd'), answer(5, 'e')])), then(one)]
    await table.choose(choice(table, 'token'))
    await table.choose(choice(table, 'd'))
    expect(sent()).toEqual([{ type: 'play', answer: 7 }, { type: 'play', answer: 4 }])
    replies = [then(one), then(two)]
    await table.choose(choice(table, 'c'))
    expect(sent()).toEqual([{ type: 'play', answer: 3 }, { type: 'play', answer: 3 }])
    table.close()
  })
  it('answers a row of questions although an earlier answer was refused', async () => {
    const { table, socket } = await opened()
    replies = [() => { socket.say({ ...step, ask: null }); return json({ id: '', seq: 6, ply: 1 }) }]
    table.trouble = 'too late'
    await table.follow(() => 1)
    expect(posts).toHaveLength(1)
    table.close()
  })
  it('leaves the next row to the reader, however soon the others have answered', async () => {
    const { table, socket } = await opened()
    const mine = step.log[0]
    replies = [() => {
      socket.say(step)
      socket.say({ ...step, seq: 7, previous: 6, ply: 2, log_from: 1, log: [{ ...mine, ply: 2, seat: 1 }] } as Partial<ServerMessage>)
      return json({ id: '', seq: 6, ply: 1 })
    }]
    await table.follow(() => 1)
    expect(posts).toHaveLength(1)
    table.close()
  })
  it('takes the next choice as soon as the socket shows it, before the acknowledgement', async () => {
    const { table, socket } = await opened()
    let acknowledge = (): void => undefined
    const slow = new Promise<void>((go) => (acknowledge = go))
    const send = globalThis.fetch
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await send(path, init)
      if (posts.length === 1) await slow
      return answer
    })
    replies = [() => json({ id: '', seq: 6, ply: 1 }), () => json({ id: '', seq: 6, ply: 2 })]
    const first = table.choose(choice(table, 'a'))
    expect(table.busy).toBe(true)
    socket.say(step)
    const second = table.choose(choice(table, 'a'))
    expect(posts.map((post) => post.expected)).toEqual([5, 6])
    acknowledge()
    await Promise.all([first, second])
    table.close()
  })
  it('shows the table as it stands when a command came too late', async () => {
    const { table } = await opened()
    replies = [() => json({ code: 'stale', args: {}, table: { ...start, seq: 9, ply: 3 } }, 409)]
    await table.choose(choice(table, 'a'))
    expect(table.now?.seq).toBe(9)
    expect(table.trouble).not.toBe('')
    table.close()
  })
  it('takes no second answer to a question whose first is acknowledged but not yet shown', async () => {
    const { table, socket } = await opened()
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      if (init.method !== 'POST') return Promise.resolve(json({ code: 'not_read', args: {} }, 503))
      posts.push(JSON.parse(String(init.body)) as (typeof posts)[number])
      return Promise.resolve(json({ id: '', seq: 6, ply: 1 }))
    })
    const first = table.choose(choice(table, 'a'))
    await new Promise((go) => setTimeout(go, 500)) // longer than the socket is waited for
    await table.choose(choice(table, 'a'))
    expect(posts).toHaveLength(1)
    expect(table.trouble).toBe('')
    socket.say(step)
    await first
    expect(table.busy).toBe(false)
    table.close()
  })
  it('does nothing in a position that has not been on screen', async () => {
    settings.pace = 'slow'
    words.say = new Speaker({ lang: 'en', game: '', terms: {}, sources: ['log-sold = sold'] })
    const { table, socket } = await opened()
    const theirs = (seq: number) => ({
      ...step, seq, previous: seq - 1, ply: seq - 5, log_from: seq - 6,
      log: [{ ply: seq - 5, seat: 1, kind: 'k', word: 'a', target: 't:a', args: {}, events: [{ kind: 'sold', seat: 1, args: {} }], auto: false, bot: '' }],
    })
    socket.say(step)
    socket.say(theirs(7))
    socket.say(theirs(8)) // waits until the one before has been looked at
    expect(table.now?.seq).toBe(7)
    await table.undo(0)
    expect(posts).toHaveLength(0)
    expect(table.now?.seq).toBe(8)
    settings.pace = 'instant'
    table.close()
  })
  it('asks for no advice on a question that is being answered', async () => {
    const { table, socket } = await opened()
    let tell = (_hint: Response): void => undefined
    let asked = 0
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (init.method === 'POST') return Promise.resolve(json({ id: '', seq: 6, ply: 1 }))
      if (path.includes('/thinking')) return Promise.resolve(json({ server: true, runtime: '', engine: '' }))
      if (!path.includes('/hint')) return Promise.resolve(json(start))
      asked++
      return new Promise<Response>((go) => (tell = go))
    })
    socket.say({ ...start, hints: true })
    table.hints.toggle()
    await vi.waitFor(() => expect(asked).toBe(1))
    const answered = table.choose(choice(table, 'a'))
    tell(json({ seq: 5, ready: false, ahead: 0, answers: [], row: [] }))
    await new Promise((go) => setTimeout(go, 50))
    expect(asked).toBe(1)
    socket.say(step)
    await answered
    expect(table.hints.thinking).toBe(false)
    table.close()
  })
  it('asks before a pass that ends the turn while more is possible', async () => {
    const { table } = await opened()
    replies = [() => json({ id: '', seq: 5, ply: 1 })]
    await table.choose(choice(table, 'pass'))
    expect(table.guarded?.word).toBe('pass')
    expect(posts).toHaveLength(0)
    await table.choose(choice(table, 'pass'))
    expect(posts).toHaveLength(1)
    table.close()
  })
  it('asks only before a loss, and names what would be lost', async () => {
    const { table } = await opened()
    table.worthless = (each) => each.word === 'b'
    expect(table.missed.map((each) => each.word)).toEqual(['a'])
    table.worthless = (each) => each.word === 'a'
    expect(table.missed).toEqual([])
    replies = [() => json({ id: '', seq: 5, ply: 1 })]
    await table.choose(choice(table, 'pass'))
    expect(table.guarded).toBeNull()
    expect(posts).toHaveLength(1)
    table.close()
  })
  it('ends the turn at once where only something besides could be done', async () => {
    const answers = [{ ...answer(1, 'a'), role: 'aside' as const }, answer(9, 'pass', true)]
    const beside = { ...start, ask: { ...start.ask, answers } }
    vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
      if (init?.body) posts.push(JSON.parse(String(init.body)))
      return Promise.resolve(json(init?.body ? { id: '', seq: 5, ply: 1 } : beside))
    })
    const { table } = await opened()
    await table.choose(choice(table, 'pass'))
    expect(table.guarded).toBeNull()
    expect(posts).toHaveLength(1)
    table.close()
  })
  it('takes what a lesson has lit where a place has several answers', async () => {
    const answers = [answer(1, 'one'), answer(2, 'two')].map((each) => ({ ...each, target: 'track' }))
    const twice = { ...start, ask: { ...start.ask, answers } }
    vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
      if (init?.body) posts.push(JSON.parse(String(init.body)))
      return Promise.resolve(json(init?.body ? { id: '', seq: 5, ply: 1 } : twice))
    })
    const { table } = await opened()
    table.pick('track')
    expect([posts.length, table.only]).toEqual([0, 'track'])
    table.lit = [2]
    table.pick('track')
    await vi.waitFor(() => expect(posts.map((post) => post.do)).toEqual([{ type: 'play', answer: 2 }]))
    table.close()
  })
  it('goes on where a choice leaves no doubt, and stays there after an undo', async () => {
    const { table, socket } = await opened()
    const route = { ...step, ask: { ...start.ask, kind: 'route', answers: [answer(7, 'free'), answer(8, 'dear')] } }
    table.obvious = (ask) => (ask.kind === 'route' ? 7 : null)
    replies = [
      () => { socket.say(route as ServerMessage); return json({ id: '', seq: 6, ply: 1 }) },
      () => { socket.say({ ...step, seq: 7, previous: 6, ply: 2 }); return json({ id: '', seq: 7, ply: 2 }) },
      () => { socket.say({ ...route, seq: 8, previous: 7 } as ServerMessage); return json({ id: '', seq: 8, ply: 1 }) },
    ]
    await table.choose(choice(table, 'a'))
    expect(posts.map((post) => post.do)).toEqual([{ type: 'play', answer: 1 }, { type: 'play', answer: 7 }])
    await table.undo(1)
    expect(posts).toHaveLength(3)
    expect(table.ask?.kind).toBe('route')
    table.close()
  })
  it('forgets the figures of positions that were taken back, also where the whole table comes anew', async () => {
    const { table, socket } = await opened()
    socket.say(step)
    expect(table.seen.has(1)).toBe(true)
    socket.say({ ...start, seq: 7 })
    expect(table.seen.has(1)).toBe(false)
    table.close()
  })
  it('undoes the last free step', async () => {
    const { table, socket } = await opened()
    socket.say(step)
    replies = [() => json({ id: '', seq: 6, ply: 0 })]
    await table.undoLast()
    expect(posts[0]?.do).toEqual({ type: 'undo', to: 0 })
    table.close()
  })
  it('passes the device in hot-seat play', async () => {
    const both = { ...start, seats: [seat(0, true), seat(1, true)] }
    vi.stubGlobal('fetch', () => Promise.resolve(json(both)))
    const { table } = await opened()
    expect(table.handTo).toBe(0)
    await table.sit(0)
    expect(table.handTo).toBeNull()
    table.close()
  })
})
