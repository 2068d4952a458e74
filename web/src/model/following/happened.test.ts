// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { LogItem, SeatInfo, TableMessage } from '../../wire/types'
import type { Table } from '../table.svelte'
import { happened, Happenings } from './happened.svelte'

const seat = (number: number, mine: boolean): SeatInfo => ({ seat: number, name: `P${number}`, kind: 'human', bot: '', online: true, away: false, held: true, mine, kept: '', colour: number })
const item = (ply: number, who: number, word = 'w'): LogItem => ({ ply, seat: who, kind: 'k', word, target: '', args: {}, events: [], auto: false, bot: '' })
/** What of a message is looked at. */
const told = (log: LogItem[], seats = [seat(0, true), seat(1, false)]): TableMessage => ({ table: 't', status: 'playing', you: 0, seats, ply: log.length, log }) as unknown as TableMessage
const bot = { ...seat(1, false), kind: 'bot' as const, bot: 'hard' }

describe('what happened besides answers', () => {
  const log = [item(1, 0), item(2, 1), item(3, 1)]

  it('is an answer that somebody else has taken back', () => {
    const found = happened(told(log), told(log.slice(0, 1)))
    expect(found.map(({ what, seat: who, ply, item: first }) => [what, who, ply, first?.ply])).toEqual([['undone', 1, 1, 2]])
  })
  it('also where another stands in its place by now', () => {
    expect(happened(told(log), told([...log.slice(0, 2), item(3, 1, 'x')])).map((one) => one.ply)).toEqual([2])
  })
  it('is not what I took back myself, an answer more, or a log that begins later', () => {
    expect(happened(told([item(1, 1), item(2, 0)]), told([item(1, 1)]))).toEqual([])
    expect(happened(told(log), told([...log, item(4, 0)]))).toEqual([])
    expect(happened(told(log), told(log.slice(2)))).toEqual([])
    expect(happened(null, told(log))).toEqual([])
  })
  it('is a bot that sits in for somebody else, and who comes back', () => {
    const away = told(log, [seat(0, true), bot])
    expect(happened(told(log), away).map((one) => [one.what, one.seat, one.bot])).toEqual([['stood-in', 1, 'hard']])
    expect(happened(away, told(log)).map((one) => [one.what, one.seat])).toEqual([['returned', 1]])
    const mine = { ...seat(0, true), kind: 'bot' as const, bot: 'hard' }
    expect(happened(told(log), told(log, [mine, seat(1, false)]))).toEqual([])
  })
})

describe('what is told of it', () => {
  const log = [item(1, 0), item(2, 1), item(3, 1)]
  /** As a page that was just opened at this position tells it. */
  const opened = (after: TableMessage): { happenings: Happenings; lines: () => string[] } => {
    const happenings = new Happenings({ now: after, called: ['you', 'P1'] } as unknown as Table)
    happenings.note(null, after)
    return { happenings, lines: () => happenings.lines }
  }
  beforeEach(() => localStorage.clear())

  it('is there after a reload, until the reader answers', () => {
    const { happenings, lines } = opened(told(log))
    expect(lines()).toHaveLength(0)
    happenings.note(told(log), told(log.slice(0, 1)))
    expect(lines()).toHaveLength(1)
    expect(opened(told(log.slice(0, 1))).lines()).toHaveLength(1)
    expect(opened({ ...told(log.slice(0, 1)), table: 'other' }).lines()).toHaveLength(0)
    expect(opened(told([...log.slice(0, 1), item(2, 0)])).lines()).toHaveLength(0)
    expect(opened(told(log.slice(0, 1))).lines()).toHaveLength(0) // it was seen
  })
  it('is not that a bot sits in for who has come back meanwhile', () => {
    const { happenings } = opened(told(log))
    happenings.note(told(log), told(log, [seat(0, true), bot]))
    expect(opened(told(log, [seat(0, true), bot])).lines()).toHaveLength(1)
    expect(opened(told(log)).lines()).toHaveLength(0)
  })
})
