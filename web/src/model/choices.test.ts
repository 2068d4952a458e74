import { describe, expect, it } from 'vitest'
import type { Ask, TableMessage } from '../wire/types'
import { Speaker } from '../words/speaker'
import { choicesOf, isPass, loneDeed, marksOf, narrowed, signsWayBack, tapsTwice, tipOn, wayBack } from './choices'

const say = new Speaker({
  lang: 'en',
  game: '',
  terms: {},
  sources: ['reason-too_dear = Costs { $cost }, you have { $have }.\nlog-built = { $player } builds.\ntip-hut = Gives stone.\ntip-take-hut = A place for one.'],
})
const ask: Ask = {
  seat: 0,
  kind: 'build',
  about: { have: 3 },
  yours: true,
  answers: [
    { answer: 9, word: 'pass', target: '', role: 'end', rank: 0, args: {}, oneway: true, bound: 'acted', preview: [] },
    { answer: 1, word: 'hut', target: 'b:hut', role: '', rank: 0, args: {}, oneway: false, bound: '', preview: [{ kind: 'built', seat: 0, args: {} }] },
    { answer: 2, word: 'inn', target: 'b:inn', role: '', rank: 0, args: {}, oneway: false, bound: '', preview: [] },
    { answer: 3, word: 'inn_twice', target: 'b:inn', role: '', rank: 0, args: {}, oneway: false, bound: '', preview: [] },
  ],
  refused: [{ answer: 5, word: 'harbor', target: 'b:harbor', role: '', label: {}, code: 'too_dear', args: { cost: 8, have: 3 } }],
}

describe('choices', () => {
  const choices = choicesOf(ask, say, ['Anna'])

  it('puts passes behind deeds and refusals last, with their reasons', () => {
    expect(choices.map((choice) => choice.word)).toEqual(['hut', 'inn', 'inn_twice', 'pass', 'harbor'])
    expect(choices.at(-1)?.reason).toBe('Costs 8, you have 3.')
    expect(choices[0]?.preview).toEqual(['Anna builds.'])
    expect(choices.filter(isPass).map((choice) => choice.word)).toEqual(['pass'])
  })
  it('tells what a thing is for, in this question first', () => {
    expect([tipOn(say, 'take', 'hut'), tipOn(say, 'build', 'hut'), tipOn(say, 'build', 'inn')]).toEqual(['A place for one.', 'Gives stone.', ''])
  })
  it('asks fingers twice as often as they want it', () => {
    const [hut] = choices
    const pass = choices.find(isPass)
    if (!hut || !pass) throw new Error('both are offered')
    const along = { ...hut, args: { way: 'a b' } }
    const oneway = { ...hut, oneway: true }
    expect(tapsTwice({ ...hut, args: { building: '1a' } }, 'tell')).toBe(true)
    expect(tapsTwice({ ...hut, args: { node: 'build_3' } }, 'tell')).toBe(true)
    const twice = (taps: Parameters<typeof tapsTwice>[1]): boolean[] => [hut, along, oneway, pass].map((choice) => tapsTwice(choice, taps))
    expect(twice('tell')).toEqual([false, true, true, false])
    expect(twice('oneway')).toEqual([false, false, true, false])
    expect(twice('never')).toEqual([false, false, false, false])
  })
  it('says of taking back what is true, and in the rows only what sets one apart', () => {
    const [hut] = choices
    if (!hut) throw new Error('it is offered')
    const [free, acted, drawn, over] = (['', 'acted', 'drawn', 'over'] as const).map((bound) => ({ ...hut, bound, oneway: bound !== '' }))
    if (!free || !acted || !drawn || !over) throw new Error('four of four')
    expect([free, acted, drawn, over].map((each) => wayBack(each, false))).toEqual(['', '-oneway-acted', '-oneway', '-oneway'])
    expect([free, acted, drawn, over].map((each) => wayBack(each, true))).toEqual(['', '-oneway-counted', '-oneway-counted', '-oneway'])
    expect(signsWayBack(acted, [acted, acted], false)).toBe(false)
    expect(signsWayBack(acted, [acted, free], false)).toBe(true)
    expect(signsWayBack(drawn, [drawn, drawn], false)).toBe(true)
    expect(signsWayBack(drawn, [drawn, acted], true)).toBe(false)
    expect(signsWayBack(drawn, [drawn, free], true)).toBe(true)
    expect(signsWayBack(free, [drawn, free], true)).toBe(false)
  })
  it('puts the best first where the server ranks', () => {
    const ranked = ask.answers.map((item) => ({ ...item, rank: item.role === '' ? 9 - item.answer : 0 }))
    expect(choicesOf({ ...ask, answers: ranked }, say, []).map((c) => c.answer)).toEqual([3, 2, 1, 9, 5])
  })
  it('puts the pass in one place, before what leaves the question standing', () => {
    const token: Ask['answers'][number] = { answer: 7, word: 'token', target: '', role: 'aside', rank: 0, args: {}, oneway: true, bound: 'acted', preview: [] }
    const words = (answers: Ask['answers']): string[] => choicesOf({ ...ask, answers, refused: [] }, say, []).map((choice) => choice.word)
    expect(words([...ask.answers.slice(0, 2), token])).toEqual(['hut', 'pass', 'token'])
    expect(words([...ask.answers.slice(0, 1), token])).toEqual(['pass', 'token'])
  })
  it('knows the only deed beside asides, where neither they nor a second thought could change it', () => {
    const [deed, pass] = [ask.answers[1], ask.answers[0]]
    if (!deed || !pass) throw new Error('both are offered')
    const token = { ...deed, answer: 7, word: 'token', role: 'aside' as const }
    const seats = [{ kind: 'human', mine: true, held: true }, { kind: 'bot', mine: false, held: false }]
    const table = { auto_single: true, seats } as TableMessage
    const lone = (answers: Ask['answers'], at: Partial<TableMessage> = {}, refused: Ask['refused'] = []): number | null =>
      loneDeed(choicesOf({ ...ask, answers, refused }, say, []), { ...table, ...at })
    expect(lone([deed, token])).toBe(1)
    expect(lone([deed])).toBeNull() // what the table wishes is known of it: `loneAnswer`
    expect(lone([deed, token], { auto_single: false })).toBeNull()
    expect(lone([deed, token], { seats: [...table.seats, { kind: 'human', mine: false, held: true }] as TableMessage['seats'] })).toBeNull()
    expect(lone([deed, token], {}, ask.refused)).toBeNull() // an aside may bring what is missing
    expect(lone([{ ...deed, oneway: true, bound: 'drawn' }, token])).toBeNull()
    expect(lone([pass, token])).toBeNull()
    expect(lone([deed, { ...deed, answer: 2 }, token])).toBeNull()
  })
  it('shows nothing of a question that is not ours', () => {
    expect(choicesOf({ ...ask, yours: false }, say, [])).toEqual([])
    expect(choicesOf(null, say, [])).toEqual([])
  })
  it('narrows by text and by target', () => {
    expect(narrowed(choices, { text: 'HUT', target: '' }).map((c) => c.answer)).toEqual([1])
    expect(narrowed(choices, { text: '', target: 'b:inn' }).map((c) => c.answer)).toEqual([2, 3])
  })
  it('marks the things on the board', () => {
    const marks = marksOf(choices, { target: 'b:hut', armed: 2, last: new Map([['b:mill', 2]]) })
    expect(marks.get('b:hut')).toMatchObject({ state: 'available', pointed: true })
    expect(marks.get('b:inn')).toMatchObject({ state: 'chosen' })
    expect(marks.get('b:harbor')).toMatchObject({ state: 'refused', note: 'Costs 8, you have 3.' })
    expect(marks.get('b:mill')).toMatchObject({ state: 'idle', last: 2 })
  })
})
