import { expect, it } from 'vitest'
import type { Choice, Say } from '../../board/types'
import type { Arg, Ask } from '../../wire/types'
import { freeWay, noteOn, stopOf } from './choices'

const way = (answer: number, args: Record<string, number>): Ask['answers'][number] => ({
  answer, word: `w${answer}`, target: '', role: '', rank: 0, args, oneway: false, bound: '', preview: [],
})
const asked = (kind: string, ...answers: Ask['answers']): Ask => ({ seat: 0, kind, about: {}, yours: true, answers, refused: [] })

it('takes the only way that costs nothing', () => {
  expect(freeWay(asked('route', way(3, { fee: 1 }), way(4, { fee: 0 })))).toBe(4)
  expect(freeWay(asked('route', way(3, { fee: 0 }), way(4, { fee: 0 })))).toBe(null)
  expect(freeWay(asked('route', way(3, { fee: 1 }), way(4, { fee: 2 })))).toBe(null)
  expect(freeWay(asked('move', way(3, { fee: 1 }), way(4, { fee: 0 })))).toBe(null)
})

const WORDS: Record<string, string> = {
  'tip-exchange_token': 'Draw, then discard.',
  'tip-2a': 'Buys cattle.',
  'tip-corriente': 'Value 3.',
  'tip-aux_new_york': '5 points.',
  'tip-engineer': 'Engineers drive.',
  'note-slot-engineer-2': 'Discard 1.',
  'note-stop-rival': 'Not yours.',
  'note-stop-other': 'Little here.',
  'note-at-kansas_city': 'The end.',
}
const say = {
  maybe: (key: string) => WORDS[key] ?? '',
  text: (key: string, args: Record<string, Arg>) => `${key}: ${String(args.deed)}`,
} as unknown as Say
const told = (word: string, args: Record<string, Arg>, target = '', events: Choice['events'] = []): string =>
  noteOn({ answer: 1, word, target, role: '', rank: 0, args, label: '', reason: '', oneway: false, bound: '', preview: [], events }, say)

it('tells what the chosen thing is for', () => {
  expect(told('exchange', {})).toBe('Draw, then discard.')
  expect(told('2', { number: '2', building: '2a', builders: 1 })).toBe('Buys cattle.')
  expect(told('corriente_with_2', { card: 'corriente', cowboys: 2 })).toBe('Value 3.')
  expect(told('2_corriente', { card: 'corriente', second: 'corriente', cowboys: 3 })).toBe('Value 3.')
  expect(told('longhorn_and_corriente', { card: 'corriente', second: 'longhorn', cowboys: 3 })).toBe('')
  expect(told('play_aux_new_york', { objective: 'aux_new_york' })).toBe('5 points.')
  expect(told('engineer_row_2', { worker: 'engineer', row: 2 })).toBe('Engineers drive.')
  const hired = { kind: 'hired', seat: 0, args: { worker: 'engineer', slot: 2 } }
  expect(told('engineer_row_2', { worker: 'engineer', row: 2 }, '', [hired])).toBe('Engineers drive. note-once: Discard 1.')
})

it('tells what the hand will be worth before what the card is', () => {
  const says = { ...say, text: (key: string, args: Record<string, Arg>) => `${key}: ${String(args.value)}.` } as unknown as Say
  const given: Choice = { answer: 1, word: 'corriente', target: '', role: '', rank: 0, args: {}, label: '', reason: '', oneway: true, bound: 'acted', preview: [], events: [] }
  expect(noteOn({ ...given, args: { card: 'corriente', hand_value: 7 } }, says)).toBe('note-hand_value: 7. Value 3.')
  expect(noteOn({ ...given, args: { card: 'corriente' } }, says)).toBe('Value 3.')
})

it('tells what may not be done before what is printed', () => {
  expect(told('build_d_1', { stands: 'private', tile: '2a' }, 'node.build_d_1')).toBe('Buys cattle.')
  expect(told('build_d_1', { stands: 'rival', tile: '2a' }, 'node.build_d_1')).toBe('Not yours.')
  expect(told('flood_1', { stands: 'other', tile: 'flood_1' }, 'node.flood_1')).toBe('Little here.')
  expect(told('kansas_city', { stands: 'other', tile: 'kansas_city' }, 'node.kansas_city')).toBe('The end.')
})

it('tells nothing of what is only passed', () => {
  const stop = { stands: 'other', tile: 'drought_1', way: 'drought_1 neutral_c', fee: 2 }
  expect(told('drought_1', { ...stop, steps: 1 }, 'node.drought_1')).toBe('Little here.')
  expect(told('drought_1', stop, 'node.drought_1')).toBe('')
})

it('draws what a building does only where the herder may use it', () => {
  const stop = (args: Record<string, Arg>): Choice => ({ answer: 1, word: '', target: '', role: '', rank: 0, args, label: '', reason: '', oneway: false, bound: '', preview: [], events: [] })
  expect(stopOf(stop({ node: 'neutral_a', tile: 'A' }))).toBe('A')
  expect(stopOf(stop({ stands: 'neutral', tile: 'B', way: 'neutral_b', steps: 2 }))).toBe('B')
  expect(stopOf(stop({ stands: 'private', tile: '2a' }))).toBe('2a')
  expect(stopOf(stop({ number: '2', building: '2a', builders: 1 }))).toBe('2a')
  expect(stopOf(stop({ stands: 'rival', tile: '2a' }))).toBe('')
  expect(stopOf(stop({ stands: 'neutral', tile: 'B', way: 'neutral_b neutral_c' }))).toBe('')
  expect(stopOf(stop({ action: 'hire' }))).toBe('')
})
