import { expect, it } from 'vitest'
import type { Ask } from '../../wire/types'
import { freeWay } from './choices'

const way = (answer: number, args: Record<string, number>): Ask['answers'][number] => ({
  answer, word: `w${answer}`, target: '', role: '', rank: 0, args, oneway: false, preview: [],
})
const asked = (kind: string, ...answers: Ask['answers']): Ask => ({ seat: 0, kind, about: {}, yours: true, answers, refused: [] })

it('takes the only way that costs nothing', () => {
  expect(freeWay(asked('route', way(3, { fee: 1 }), way(4, { fee: 0 })))).toBe(4)
  expect(freeWay(asked('route', way(3, { fee: 0 }), way(4, { fee: 0 })))).toBe(null)
  expect(freeWay(asked('route', way(3, { fee: 1 }), way(4, { fee: 2 })))).toBe(null)
  expect(freeWay(asked('move', way(3, { fee: 1 }), way(4, { fee: 0 })))).toBe(null)
})
