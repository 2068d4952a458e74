import { expect, it } from 'vitest'
import { isTieBroken } from './result'

it('knows when something besides points decided', () => {
  expect(isTieBroken({ scores: [31, 39, 39], winners: [2] })).toBe(true)
  expect(isTieBroken({ scores: [31, 39, 39], winners: [1, 2] })).toBe(false)
  expect(isTieBroken({ scores: [31, 38, 39], winners: [2] })).toBe(false)
})
