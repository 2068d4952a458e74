import { describe, expect, it } from 'vitest'
import type { LogItem } from '../../wire/types'
import { Speaker } from '../../words/speaker'
import { beginningsOf, byWeight, deedsAndBeginning, deedsSince, draftOf, figuresOf, filtered, gains, isForced, ledBy, linesOf, noticesOf, shortened, sinceMine, toldOf, turnsOf } from './log'

const item = (ply: number, seat: number): LogItem => ({ ply, seat, kind: 'k', word: 'w', target: '', args: {}, events: [], auto: false, bot: '' })
const log = [item(1, 0), item(2, 1), item(3, 1), item(4, 0), item(5, 0)]

describe('log', () => {
  it('groups answers of one seat into turns', () => {
    expect(turnsOf(log).map((turn) => [turn.seat, turn.from, turn.to])).toEqual([
      [0, 0, 1],
      [1, 1, 3],
      [0, 3, 5],
    ])
  })
  it('leaves out what is too much to read, and says how much', () => {
    const more = (n: number): string => `+${n}`
    expect(shortened(['first', 'second', 'third'], 30, more)).toBe('first second third')
    expect(shortened(['first', 'second', 'third'], 12, more)).toBe('first second +1')
    expect(shortened(['a long first line', 'second'], 5, more)).toBe('a long first line +1')
    expect(shortened([], 5, more)).toBe('')
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
  it('shows a lone player the steps of this turn alone, and any that can still be taken back', () => {
    const began = { kind: 'turn_began', seat: 0, args: {} }
    const alone = [item(1, 0), { ...item(2, 0), events: [began] }, item(3, 0), item(4, 0)]
    const plies = (floor: number): number[] => draftOf(alone, 0, floor).map((step) => step.item.ply)
    expect(plies(2)).toEqual([3, 4])
    expect(plies(3)).toEqual([3, 4])
    expect(plies(1)).toEqual([2, 3, 4])
  })
  it('takes what the table answered by itself back with the step before it', () => {
    const helped = [item(1, 1), item(2, 0), { ...item(3, 0), auto: true }]
    expect(draftOf(helped, 0, 1).map((step) => step.undoTo)).toEqual([1])
  })
  it('tells what the answer brought that led to a row of questions', () => {
    const say = new Speaker({ lang: 'en', game: '', terms: {}, sources: ['log-drew = { $player } draws { $card }.\nlog-paid = { $player } pays.'] })
    const drew = (card: string): LogItem['events'][number] => ({ kind: 'drew', seat: 0, args: { card } })
    const led: LogItem = { ...item(1, 0), events: [{ kind: 'paid', seat: 0, args: {} }, drew('a jersey'), drew('a heifer')] }
    const rest = { ...item(2, 0), kind: 'discard' }
    expect(ledBy([led], 'discard', ['drew'], ['Anna'], say)).toEqual(['Anna draws a jersey.', 'Anna draws a heifer.'])
    expect(ledBy([led, rest], 'discard', ['drew'], ['Anna'], say)).toHaveLength(2)
    expect(ledBy([led, rest], 'discard', [], ['Anna'], say)).toEqual([])
    expect(ledBy([], 'discard', ['drew'], ['Anna'], say)).toEqual([])
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
    expect(gains(after, before, 0)).toEqual([]) // nor for a loss what is not told for a while
  })
  it('tells what a bot answered in a place as the bot’s, to whose place it is too', () => {
    const voice = new Speaker({
      lang: 'en', game: '', terms: { '': { you: { one: 'you' } } },
      sources: ['ui-bot-hard = Hard\nui-bot-for = { $bot } (for { $player })\nui-log-answer = { $player }: { $answer }\nlog-took = { $player } { VERB($player, "takes", "take") } it.'],
    })
    const took = { ...item(2, 0), events: [{ kind: 'took', seat: 0, args: {} }] }
    const own = voice.called(['Ana', 'Ben'], 0)
    expect(toldOf(took, own, voice)).toEqual(['You take it.'])
    expect(toldOf({ ...took, bot: 'hard' }, own, voice)).toEqual(['Hard (for you) takes it.'])
    expect(linesOf({ ...item(2, 0), bot: 'hard' }, ['Ana', 'Ben'], voice)).toEqual(['Hard (for Ana): W'])
    expect(sinceMine([item(1, 0), { ...item(2, 0), bot: 'hard' }, item(3, 1)], 0).map((each) => each.ply)).toEqual([2, 3])
    expect(isForced([{ ...item(2, 0), bot: 'hard' }], 0, 1)).toBe(true)
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
  it('knows what the table alone did for a seat', () => {
    const played = [item(1, 0), { ...item(2, 0), auto: true }, { ...item(3, 1), auto: true }]
    expect(isForced(played.slice(0, 2), 0, 1)).toBe(true)
    expect(isForced(played.slice(0, 2), 0, 0), 'an answer of its own before it').toBe(false)
    expect(isForced(played, 0, 1), 'for another too').toBe(false)
    expect(isForced(played, 0, 3)).toBe(false)
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
  it('tells what an opponent did whom the rules play as deeds of that seat, in their place', () => {
    const say = new Speaker({ lang: 'en', game: '', terms: {}, sources: ['log-drew = { $player } draws.\nlog-turn_began = Turn { $turn }.\nlog-moved = Sue moves.\nlog-shown = A tile.'] })
    const event = (kind: string, seat: number, turn = 0) => ({ kind, seat, args: { turn } })
    const events = [event('drew', 0), event('turn_began', 1, 2), event('moved', 1), event('shown', -1), event('turn_began', 0, 3)]
    expect(deedsAndBeginning({ ...item(1, 0), events }, ['Anna'], say)).toEqual([
      { seat: 0, text: 'Anna draws.' },
      { seat: 1, text: 'Turn 2.' },
      { seat: 1, text: 'Sue moves.' },
      { seat: 0, text: 'A tile.' },
      { seat: 0, text: 'Turn 3.' },
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
