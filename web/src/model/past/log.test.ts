import { describe, expect, it } from 'vitest'
import type { LogItem } from '../../wire/types'
import { Speaker } from '../../words/speaker'
import { beginningsOf, byWeight, deedsAndBeginning, deedsSince, draftOf, figuresOf, filtered, gains, noticesOf, sinceMine, turnsOf } from './log'

const item = (ply: number, seat: number): LogItem => ({ ply, seat, kind: 'k', word: 'w', target: '', args: {}, events: [], auto: false })
const log = [item(1, 0), item(2, 1), item(3, 1), item(4, 0), item(5, 0)]

describe('log', () => {
  it('groups answers of one seat into turns', () => {
    expect(turnsOf(log).map((turn) => [turn.seat, turn.from, turn.to])).toEqual([
      [0, 0, 1],
      [1, 1, 3],
      [0, 3, 5],
    ])
  })
  it('shows the own turn as steps, locked below the floor', () => {
    expect(draftOf(log, 0, 4).map((step) => [step.undoTo, step.locked])).toEqual([
      [3, true],
      [4, false],
    ])
    expect(draftOf(log, 1, 0)).toEqual([])
    expect(draftOf(log, null, 0)).toEqual([])
    expect(draftOf(log, 0, null).every((step) => step.locked)).toBe(true)
  })
  it('takes what the table answered by itself back with the step before it', () => {
    const helped = [item(1, 1), item(2, 0), { ...item(3, 0), auto: true }]
    expect(draftOf(helped, 0, 1).map((step) => step.undoTo)).toEqual([1])
  })
  it('sums what a seat gained', () => {
    const before = figuresOf({ players: [{ seat: 0, coins: 3, vp: 1, name: 'x' }] })
    const after = figuresOf({ players: [{ seat: 0, coins: 1, vp: 5, name: 'x' }] })
    expect(gains(before, after, 0)).toEqual([
      { name: 'coins', by: -2 },
      { name: 'vp', by: 4 },
    ])
    expect(gains(before, after, 3)).toEqual([])
  })
  it('takes what becomes visible at the end for no gain', () => {
    const before = figuresOf({ players: [{ score: null, coins: 1 }] })
    const after = figuresOf({ players: [{ score: 41, coins: 1 }] })
    expect(gains(before, after, 0)).toEqual([])
  })
  it('finds what the others did since my last answer', () => {
    expect(sinceMine(log, 1).map((each) => each.ply)).toEqual([4, 5])
    expect(sinceMine(log, 0)).toEqual([])
    expect(sinceMine(log, null).map((each) => each.ply)).toEqual([4, 5])
  })
  it('begins the recap after the last answer I gave myself', () => {
    const played = [item(1, 0), item(2, 1), { ...item(3, 0), auto: true }, item(4, 1)]
    expect(sinceMine(played, 0).map((each) => each.ply)).toEqual([2, 3, 4])
  })
  it('tells whose deeds they were, those of an opponent the rules play included', () => {
    const event = (seat: number, kind: string) => ({ seat, kind, args: {} })
    const played = [
      { ...item(1, 0), events: [event(0, 'moved'), event(1, 'hired')] },
      { ...item(2, 0), auto: true, events: [event(0, 'turn_began'), event(0, 'loaded')] },
    ]
    const told = (players: number) => deedsSince(played, 0, players).map((deed) => [deed.seat, deed.event.kind])
    expect(told(1)).toEqual([[1, 'hired'], [0, 'loaded']])
    expect(told(2)).toEqual([[0, 'loaded']])
  })
  it('tells the weightiest deed first', () => {
    const deeds = ['discarded', 'paid', 'hired', 'built'].map((kind, i) => ({
      seat: 1, item: item(i, 1), event: { seat: 1, kind, args: {} },
    }))
    expect(byWeight(deeds, ['built', 'hired']).map((deed) => deed.event.kind)).toEqual(['built', 'hired', 'discarded', 'paid'])
  })
  it('shows the turns asked for', () => {
    const turns = turnsOf(log)
    const from = (filter: Parameters<typeof filtered>[1]): number[] =>
      filtered(turns, filter, [0], (turn) => turn.to === 3).map((turn) => turn.from)
    expect(from('all')).toEqual([0, 1, 3])
    expect(from('mine')).toEqual([0, 3])
    expect(from(1)).toEqual([1])
    expect(from('value')).toEqual([1])
  })
  it('knows where rounds begin, and of several at once the last', () => {
    const say = new Speaker({ lang: 'en', game: '', terms: {}, sources: ['log-turn_began = Turn { $turn }.'] })
    const began = (turn: number) => ({ kind: 'turn_began', seat: 0, args: { turn } })
    const played = [item(1, 0), { ...item(2, 0), events: [began(2), began(3)] }]
    expect(beginningsOf(played, ['Anna'], say)).toEqual([{ ply: 2, text: 'Turn 3.' }])
  })
  it('tells a beginning as a line of whose turn it is', () => {
    const say = new Speaker({ lang: 'en', game: '', terms: {}, sources: ['log-drew = { $player } draws.\nlog-turn_began = Turn { $turn }: { $player }.'] })
    const events = [
      { kind: 'drew', seat: 0, args: {} },
      { kind: 'turn_began', seat: 1, args: { turn: 2 } },
    ]
    expect(deedsAndBeginning({ ...item(1, 0), events }, ['Anna', 'Boris'], say)).toEqual([
      { seat: 0, text: 'Anna draws.' },
      { seat: 1, text: 'Turn 2: Boris.' },
    ])
  })
  it('pins the events the words have a notice for', () => {
    const say = new Speaker({
      lang: 'en',
      game: '',
      terms: {},
      sources: ['log-last = { $player } ends it.\nnotice-last = { log-last }\nlog-other = Other.'],
    })
    const events = [
      { kind: 'other', seat: 0, args: {} },
      { kind: 'last', seat: 1, args: {} },
    ]
    const found = noticesOf([{ ...item(7, 1), events }], ['Anna', 'Boris'], say)
    expect(found).toEqual([{ ply: 7, text: 'Boris ends it.' }])
  })
})
