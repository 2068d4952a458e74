import { expect, it } from 'vitest'
import type { LogItem } from '../../wire/types'
import { endingsOf, isTieBroken } from './result'

it('knows when something besides points decided', () => {
  expect(isTieBroken({ scores: [31, 39, 39], winners: [2] })).toBe(true)
  expect(isTieBroken({ scores: [31, 39, 39], winners: [1, 2] })).toBe(false)
  expect(isTieBroken({ scores: [31, 38, 39], winners: [2] })).toBe(false)
})

it('tells all that ended a game, as it came', () => {
  const item = (reason: string): LogItem =>
    ({ ply: 1, seat: 0, kind: 'k', word: 'w', target: '', args: {}, auto: false, bot: '', events: [{ kind: 'end_triggered', seat: 0, args: { reason } }] })
  expect(endingsOf({ ended_by: 'colonists' }, [item('city_full'), item('colonists')])).toEqual(['city_full', 'colonists'])
  expect(endingsOf({ ended_by: 'goal' }, [])).toEqual(['goal'])
  expect(endingsOf({ ended_by: '' }, [])).toEqual([])
})
