// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { mayShow, putOn, shownAt, takeOff, withShown } from './wheels'

beforeEach(() => localStorage.clear())

test('a table has wheels only where they were put on', () => {
  expect(shownAt('a')).toBeNull()
  putOn('a')
  expect(shownAt('a')).toEqual({})
  expect(shownAt('b')).toBeNull()
  takeOff('a')
  expect(shownAt('a')).toBeNull()
})

test('a line is shown twice at most, and as long as its row of questions lasts', () => {
  let shown = withShown(withShown({}, 'pair', 4), 'pair', 4)
  expect(shown).toEqual({ pair: [4] })
  expect(mayShow(shown, 'pair', 9)).toBe(true)
  shown = withShown(shown, 'pair', 9)
  expect(mayShow(shown, 'pair', 9)).toBe(true)
  expect(mayShow(shown, 'pair', 12)).toBe(false)
  expect(mayShow(shown, 'large', 12)).toBe(true)
})

test('few tables are remembered, and what is spoilt is forgotten', () => {
  for (let n = 0; n < 20; n++) putOn(`t${n}`)
  expect(shownAt('t19')).toEqual({})
  expect(shownAt('t0')).toBeNull()
  localStorage.setItem('tablero-wheels', '{')
  expect(shownAt('t19')).toBeNull()
})
