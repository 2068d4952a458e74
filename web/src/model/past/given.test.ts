// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Choice } from '../../board/types'
import type { Args, LogItem } from '../../wire/types'
import type { Speaker } from '../../words/speaker'
import { Given } from './given'

const say = { answer: (_kind: string, word: string, args: Args) => `${word} ${String(args.doubloons ?? '')}`.trim() } as unknown as Speaker
const given = (word: string, doubloons: number) => ({ word, args: { doubloons } }) as unknown as Choice
const logged = (ply: number, word: string) => ({ ply, kind: 'pick_role', word, args: {} }) as unknown as LogItem

it('knows after a reload what the list said of an answer', () => {
  new Given('table').remember(3, given('settler', 2))
  expect(new Given('table').nameOf(logged(3, 'settler'), [], say)).toBe('settler 2')
  expect(new Given('other').nameOf(logged(3, 'settler'), [], say)).toBe('settler')
})

it('forgets what was taken back and answered otherwise', () => {
  const told = new Given('table')
  told.remember(3, given('settler', 2))
  expect(told.nameOf(logged(3, 'mayor'), [], say)).toBe('mayor')
  told.remember(3, given('mayor', 1))
  expect(told.nameOf(logged(3, 'mayor'), [], say)).toBe('mayor 1')
})
