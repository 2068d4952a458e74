/** What can be asked. Every call gives its answer or throws a `Refused`. */
import { door } from '$door'
import type { Method } from './door'
import type {
  Ack,
  Beginning,
  ClosedTable,
  Command,
  Created,
  CreateTable,
  DeviceLink,
  DeviceOwner,
  Devices,
  GameInfo,
  Hint,
  LessonMessage,
  LogItem,
  Position,
  Problem,
  ResultOverTime,
  Review,
  TableMessage,
  TableSummary,
  WheelsAdvice,
} from './types'

/** The server said no, with a code from its catalogue; `offline` when it could not be reached. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code)
  }
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body)
  if (answer.ok) return (await answer.json()) as T
  throw new Refused(await problemOf(answer), answer.status)
}

/** The same for answers that are no JSON. */
async function askText(path: string, body?: unknown): Promise<string> {
  const answer = await reach(body === undefined ? 'GET' : 'POST', path, body)
  if (answer.ok) return answer.text()
  throw new Refused(await problemOf(answer), answer.status)
}

async function reach(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await door.ask(method, path, body)
  } catch {
    throw new Refused({ code: 'offline', args: {} }, 0)
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>
    if (typeof problem.code === 'string') return { args: {}, ...problem } as Problem
  } catch {
    // Not ours: a proxy's page, perhaps. The status says enough.
  }
  return { code: answer.status >= 500 ? 'offline' : 'refused', args: {} }
}

function as(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`
}

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  lesson: (game: string, step: number, played: readonly number[], deeds: number) =>
    ask<LessonMessage>('GET', `/games/${game}/lesson/${step}?played=${played.join('.')}&deeds=${deeds}`),
  tables: () => ask<TableSummary[]>('GET', '/tables'),
  begin: () => ask<Beginning>('POST', '/tables/new'),
  create: (wish: CreateTable) => ask<Created>('POST', '/tables', wish),
  table: (id: string, seat: number | null) => ask<TableMessage>('GET', `/tables/${id}${as(seat)}`),
  join: (id: string, seat: number, invite: string, name: string, pledge = '', colour: number | null = null) =>
    ask<unknown>('POST', `/tables/${id}/join`, { seat, invite, name, pledge, colour }),
  chooseColour: (id: string, seat: number, colour: number) => ask<Ack>('POST', `/tables/${id}/colour`, { seat, colour }),
  leave: (id: string, seat: number, bot = '') =>
    ask<unknown>('POST', `/tables/${id}/leave`, { seat, bot }),
  takeOver: (id: string, seat: number) => ask<unknown>('POST', `/tables/${id}/takeover`, { seat }),
  beginRematch: (id: string) => ask<Beginning>('GET', `/tables/${id}/rematch`),
  rematch: (id: string, giving: Record<string, string>) =>
    ask<Created>('POST', `/tables/${id}/rematch?${new URLSearchParams(giving)}`),
  openSeat: (id: string, seat: number) => ask<Ack>('POST', `/tables/${id}/open`, { seat }),
  giveSeat: (id: string, seat: number, bot: string, name: string) =>
    ask<Ack>('POST', `/tables/${id}/give`, { seat, bot, name }),
  /** Of a table in this page: all of it. */
  forget: (id: string) => ask<unknown>('POST', `/tables/${id}/forget`),
  cancel: (id: string) => ask<Ack>('POST', `/tables/${id}/cancel`),
  reveal: (id: string, share: string) => ask<Ack>('POST', `/tables/${id}/reveal`, { share }),
  startWithout: (id: string) => ask<Ack>('POST', `/tables/${id}/start`),
  chat: (id: string, text: string, key: string) =>
    ask<Ack>('POST', `/tables/${id}/chat`, { text, id: key }),
  history: (id: string, seat: number | null) =>
    ask<LogItem[]>('GET', `/tables/${id}/history${as(seat)}`),
  position: (id: string, ply: number, seat: number | null) =>
    ask<Position>('GET', `/tables/${id}/position/${ply}${as(seat)}`),
  hint: (id: string, seat: number | null) => ask<Hint>('GET', `/tables/${id}/hint${as(seat)}`),
  wheels: (id: string, seat: number | null) => ask<WheelsAdvice>('GET', `/tables/${id}/wheels${as(seat)}`),
  review: (id: string) => ask<Review>('GET', `/tables/${id}/review`),
  closed: (id: string) => ask<ClosedTable>('GET', `/tables/${id}/closed`),
  result: (id: string) => ask<ResultOverTime>('GET', `/tables/${id}/result`),
  record: (id: string) => askText(`/tables/${id}/record`),
  deviceLink: () => ask<DeviceLink>('POST', '/device'),
  deviceOwner: (token: string) => ask<DeviceOwner>('POST', '/device/owner', { token }),
  goOnHere: (token: string) => askText('/device/go-on', { token }),
  devices: () => ask<Devices>('GET', '/device'),
  unbind: (device: string) => askText('/device/unbind', { device }),
  closedLog: (id: string) => askText(`/tables/${id}/log`),
  closedLogUrl: (id: string) => `/api/tables/${id}/log`,
  recordUrl: (id: string) => `/api/tables/${id}/record`,
  command: (id: string, command: Command) => ask<Ack>('POST', `/tables/${id}/command`, command),
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
