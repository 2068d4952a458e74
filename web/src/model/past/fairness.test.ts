// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { judge as judged, kept, note, pledgeFor, shareFor, type Kept, type Verdict } from './fairness'

// The same values as in tests/unit/test_fairness.py and docs/records.md.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const FIRST = '989c204ee10467e972cc755b207500ef4e465e42836b90e9164725bc07162e72'
const WHOLE = 'e4a8c5b7a6e3add6d1e6ff87dc7747327b66d7c834c21ce139b38e1b6fa079dd'
const SHARE = 'ab'.repeat(32)
const PLEDGE = '0438ff55047f463183765c9ebf7fc4e8abd3b4957ab42327e969623d566ceade'

const SEEN = { log: [{ ply: 1, seat: 0, kind: 'pick_role', word: 'settler' }], scores: [1, 2, 3] }
const judge = (text: string, known: Kept): Verdict => judged(text, known, SEEN)

const record = (changes: Record<string, string> = {}): string =>
  [
    'game puerto_rico',
    'rules 1',
    'data 1f3a5c7e9b0d',
    'seats 3',
    'option governor_moves true',
    'table abcDEF',
    'name A Anna',
    `commitment 2 ${WHOLE}`,
    `share A ${SHARE}`,
    'setup ~ governor 1',
    '1 A pick_role settler',
    'scores 1 2 3',
    `seed ${SEED}`,
  ]
    .map((line) => `${changes[line.split(' ')[0] ?? ''] ?? line} #0123456789`)
    .reduce((all, line) => `${all}${line}\n`, 'tablero record 1\n')

beforeEach(() => localStorage.clear())

it('finds seed, share and table as they were fixed', () => {
  expect(judge(record(), { seed: FIRST, commitment: WHOLE, share: SHARE })).toBe('proven')
  expect(judge(record(), { seed: FIRST, share: SHARE })).toBe('proven')
  expect(judge(record(), { commitment: WHOLE })).toBe('alone')
  expect(judge(record(), { commitment: WHOLE, share: 'cd'.repeat(32) })).toBe('alone')
})

it('notices another seed, another table and other options', () => {
  const known = { seed: FIRST, commitment: WHOLE, share: SHARE }
  expect(judge(record({ seed: `seed ${'11'.repeat(32)}` }), known)).toBe('broken')
  expect(judge(record({ table: 'table another' }), known)).toBe('broken')
  expect(judge(record({ seats: 'seats 4' }), known)).toBe('broken')
  expect(judge(record({ option: 'option governor_moves false' }), known)).toBe('broken')
  expect(judge(record({ seed: 'ended colonists' }), known)).toBe('broken')
  expect(judge(record({ commitment: `commitment ${FIRST}` }), known)).toBe('broken')
})

it('does not take a share for given where the seed alone decided', () => {
  const alone = record({ commitment: `commitment ${FIRST}` })
  expect(judge(alone, { seed: FIRST, commitment: FIRST, share: SHARE })).toBe('broken')
  expect(judge(alone, { seed: FIRST, share: SHARE })).toBe('broken')
  expect(judge(alone, { commitment: FIRST })).toBe('alone')
})

it('holds everybody to what they pledged', () => {
  const known = { seed: FIRST, commitment: WHOLE, share: SHARE }
  expect(judge(record(), { ...known, pledges: [PLEDGE, '', ''] })).toBe('proven')
  expect(judge(record(), { ...known, pledges: ['ab'.repeat(32), '', ''] })).toBe('broken')
  expect(judge(record(), { ...known, pledges: [PLEDGE, 'cd'.repeat(32), ''] })).toBe('kept_back')
  const other = record({ share: `share B ${SHARE}` })
  expect(judge(other, { ...known, pledges: [PLEDGE, 'cd'.repeat(32), ''] })).toBe('broken')
})

it('does not take what a commitment leaves free for another table', () => {
  const back = record({ name: 'takebacks A 2' })
  expect(judge(back, { seed: FIRST, commitment: WHOLE, share: SHARE })).toBe('proven')
})

it('notices the record of another game, however well it fits', () => {
  const known = { seed: FIRST, commitment: WHOLE, share: SHARE }
  const other = { ply: 1, seat: 0, kind: 'pick_role', word: 'mayor' }
  expect(judged(record(), known, { ...SEEN, log: [other] })).toBe('another')
  expect(judged(record(), known, { ...SEEN, log: [...SEEN.log, { ...other, ply: 2 }] })).toBe('another')
  expect(judged(record(), known, { ...SEEN, scores: [3, 2, 1] })).toBe('another')
  expect(judge(record({ '1': '1 A pick_role settler ~ plantations corn' }), known)).toBe('proven')
  expect(judge(record({ '1': '1 B pick_role settler' }), known)).toBe('another')
})

it('pledges the share it keeps', () => {
  note('abcDEF', { share: SHARE })
  expect(pledgeFor('abcDEF')).toBe(PLEDGE)
  expect(pledgeFor('another')).not.toBe(PLEDGE)
  expect(kept('another').share).toMatch(/^[0-9a-f]{64}$/)
})

it('knows a commitment of version 1, and says when it cannot tell', () => {
  const old = record({ commitment: `commitment ${FIRST}` })
  expect(judge(old, { commitment: FIRST })).toBe('alone')
  expect(judge(record(), {})).toBe('unseen')
})

it('keeps what it saw first, and one share a table', () => {
  note('t', { commitment: 'first' })
  note('t', { commitment: 'second', seed: 's' })
  expect(kept('t')).toEqual({ commitment: 'first', seed: 's' })
  const share = shareFor('t')
  expect(share).toMatch(/^[0-9a-f]{64}$/)
  expect(shareFor('t')).toBe(share)
  expect(shareFor('u')).not.toBe(share)
  localStorage.setItem('tablero-fair-broken', '{')
  expect(kept('broken')).toEqual({})
})

it('does not fill the storage for ever', () => {
  for (let number = 0; number < 230; number++) note(`table-${number}`, { commitment: 'x' })
  expect(localStorage.length).toBeLessThanOrEqual(201)
})
