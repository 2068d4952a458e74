// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { judge, kept, note, shareFor } from './fairness'

// The same values as in tests/unit/test_fairness.py and docs/records.md.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const FIRST = '989c204ee10467e972cc755b207500ef4e465e42836b90e9164725bc07162e72'
const WHOLE = 'e4a8c5b7a6e3add6d1e6ff87dc7747327b66d7c834c21ce139b38e1b6fa079dd'
const SHARE = 'ab'.repeat(32)

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

it('finds seed, share and table as they were fixed', async () => {
  expect(await judge(record(), { seed: FIRST, commitment: WHOLE, share: SHARE })).toBe('proven')
  expect(await judge(record(), { seed: FIRST, share: SHARE })).toBe('proven')
  expect(await judge(record(), { commitment: WHOLE })).toBe('alone')
  expect(await judge(record(), { commitment: WHOLE, share: 'cd'.repeat(32) })).toBe('alone')
})

it('notices another seed, another table and other options', async () => {
  const known = { seed: FIRST, commitment: WHOLE, share: SHARE }
  expect(await judge(record({ seed: `seed ${'11'.repeat(32)}` }), known)).toBe('broken')
  expect(await judge(record({ table: 'table another' }), known)).toBe('broken')
  expect(await judge(record({ seats: 'seats 4' }), known)).toBe('broken')
  expect(await judge(record({ option: 'option governor_moves false' }), known)).toBe('broken')
  expect(await judge(record({ seed: 'ended colonists' }), known)).toBe('broken')
  expect(await judge(record({ commitment: `commitment ${FIRST}` }), known)).toBe('broken')
})

it('knows a commitment of version 1, and says when it cannot tell', async () => {
  const old = record({ commitment: `commitment ${FIRST}` })
  expect(await judge(old, { commitment: FIRST })).toBe('alone')
  expect(await judge(record(), {})).toBe('unseen')
  vi.stubGlobal('crypto', {})
  expect(await judge(record(), { seed: FIRST })).toBe('cannot')
  vi.unstubAllGlobals()
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
