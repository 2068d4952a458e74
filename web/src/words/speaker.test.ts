import { describe, expect, it } from 'vitest'
import { Speaker } from './speaker'

const scopes = {
  shared: { automa: { one: 'Sam' }, you: { one: 'you' }, doubloon: { one: 'doubloon', other: 'doubloons', a: 'a' } },
  puerto_rico: { harbor: { one: 'Harbor', other: 'Harbors', a: 'a' } },
}
const say = new Speaker({
  lang: 'en',
  game: 'puerto_rico',
  terms: scopes,
  sources: [
    'ui-undo = Undo\nreason-too_dear = Costs { COUNT($cost, "doubloon") }.',
    [
      'ask-build = Build something.',
      'answer-build = { TERM($building, article: "the") }',
      'answer-build-pass = Build nothing',
      'log-built = { $player } builds { TERM($building, article: "the") } for { COUNT($cost, "doubloon") }.',
      'log-drawn = { $player } draws { TERM($card) }.',
      'answer-move = { $tile }: { $steps }',
      'answer-move-bare = To { $tile }',
      'answer-move-bare-bare = Somewhere',
      'log-drawn-bare = { $player } draws a card.',
      'answer-toll = { $to_seat ->\n    [-1] Fee to the bank\n   *[other] Fee to { $to_seat }\n}',
      'log-paid = { $player } { VERB($player, "pays", "pay") } { WHO($to_seat) }.',
    ].join('\n'),
  ],
})

describe('Speaker', () => {
  it('says asks, answers and reasons', () => {
    expect(say.ask('build', {})).toBe('Build something.')
    expect(say.answer('build', 'harbor', { building: 'harbor' }, [])).toBe('The Harbor')
    expect(say.answer('build', 'pass', {}, [])).toBe('Build nothing')
    expect(say.answer('toll', 'west', { to_seat: 1 }, ['Anna', 'Boris'])).toBe('Fee to Boris')
    expect(say.answer('toll', 'east', { to_seat: -1 }, ['Anna', 'Boris'])).toBe('Fee to the bank')
    expect(say.reason('too_dear', { cost: 1 })).toBe('Costs 1\u00a0doubloon.')
  })
  it('says events with the names of the players', () => {
    const event = { kind: 'built', seat: 1, args: { building: 'harbor', cost: 8 } }
    expect(say.event(event, ['Anna', 'boris'])).toBe('boris builds the Harbor for 8\u00a0doubloons.')
    expect(say.event({ kind: 'paid', seat: 0, args: { to_seat: 1 } }, ['Anna', 'Boris'])).toBe('Anna pays Boris.')
    expect(say.event({ kind: 'paid', seat: 1, args: { to_seat: 0 } }, ['Anna'])).toBe('Sam pays Anna.')
  })
  it('says you to whoever reads', () => {
    const called = say.called(['Anna', 'you'], 0)
    expect(say.event({ kind: 'paid', seat: 0, args: { to_seat: 1 } }, called)).toBe('You pay you.') // a player called so
    expect(say.event({ kind: 'paid', seat: 1, args: { to_seat: 0 } }, called)).toBe('you pays you.')
    expect(say.event({ kind: 'paid', seat: 0, args: { to_seat: 1 } }, say.called(['Anna', 'Boris'], null))).toBe('Anna pays Boris.')
  })
  it('uses the hidden wording when a fact was withheld', () => {
    expect(say.event({ kind: 'drawn', seat: 0, args: {} }, ['Anna'])).toBe('Anna draws a card.')
    expect(say.event({ kind: 'drawn', seat: 0, args: { card: 'harbor' } }, ['Anna'])).toBe('Anna draws Harbor.')
    expect(say.answer('move', 'far', { tile: 'B', steps: 3 }, [])).toBe('B: 3')
    expect(say.answer('move', 'far', { tile: 'B' }, [])).toBe('To B')
    expect(say.answer('move', 'far', {}, [])).toBe('Somewhere')
  })
  it('falls back to something readable', () => {
    expect(say.name('harbor')).toBe('Harbor')
    expect(say.name('some_new_thing')).toBe('Some new thing')
    expect(say.event({ kind: 'unknown', seat: 0, args: {} }, ['Anna'])).toBe('')
    expect(say.text('ui-nothing')).toBe('ui-nothing')
  })
})
