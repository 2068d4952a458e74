import { expect, it } from 'vitest'
import type { LogItem } from '../../../wire/types'
import { loadTexts } from '../../../words/load'
import { Speaker } from '../../../words/speaker'
import { stepName } from './steps'

const say = new Speaker(await loadTexts('en', 'puerto_rico'))
const placed = (slot: string, colonists: number, seat = 0) => ({ kind: 'colonists_placed', seat, args: { slot, colonists } })
const answered = (...events: LogItem['events']): LogItem =>
  ({ ply: 1, seat: 0, kind: 'place_colonists', word: '0', target: '', args: { slot: 'indigo' }, events, auto: false, bot: '' })
const told = (item: LogItem): string => stepName(item, say).replaceAll('\u00a0', ' ')

it('tells where colonists went whom one slot leaves over', () => {
  expect(told(answered(placed('indigo', 0), placed('quarry', 1)))).toBe('Quarry: 1 colonist')
  expect(told(answered(placed('indigo', 1), placed('quarry', 1), placed('corn', 2, 1)))).toBe('Indigo plantation: 1 colonist, Quarry: 1 colonist')
  expect(told(answered(placed('indigo', 0)))).toBe('') // its own name will do
  expect(told({ ...answered(placed('quarry', 1)), kind: 'pick_role' })).toBe('')
})
