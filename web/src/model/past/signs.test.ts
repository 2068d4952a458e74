import { describe, expect, it } from 'vitest'
import type { Signs } from '../../board/types'
import { besides, deedsOf, fitting, groupsOf, isUpkeep, sumsOf } from './signs'

const signs: Signs = {
  gained: ({ dollars }) => [{ id: 'coin', n: Number(dollars) }],
  hired: ({ worker, dollars }) => [{ id: String(worker) }, { id: 'coin', n: -Number(dollars) }],
}
const event = (kind: string, args: Record<string, string | number>) => ({ kind, seat: 0, args })

describe('signs', () => {
  it('draws each deed and adds up what is counted alone', () => {
    const events = [event('gained', { dollars: 2 }), event('hired', { worker: 'cowboy', dollars: 6 }), event('shuffled', {}), event('gained', { dollars: 3 })]
    expect(groupsOf(events, signs)).toEqual([[{ id: 'coin', n: 5 }], [{ id: 'cowboy' }, { id: 'coin', n: -6 }]])
  })
  it('takes for upkeep what a title knows and draws nothing of', () => {
    const quiet: Signs = { ...signs, row_refilled: () => [] }
    expect(['gained', 'row_refilled', 'shuffled'].map((kind) => isUpkeep(event(kind, { dollars: 2 }), quiet))).toEqual([false, true, false])
    expect(isUpkeep(event('row_refilled', {}), undefined)).toBe(false)
  })
  it('leaves out upkeep beside a deed, but not where it is all that happened', () => {
    const quiet: Signs = { ...signs, row_refilled: () => [], passed: () => [] }
    const [deed, refill, pass] = [event('gained', { dollars: 2 }), event('row_refilled', {}), event('passed', {})]
    expect(deedsOf([deed, refill], quiet)).toEqual([deed])
    expect(deedsOf([pass], quiet)).toEqual([pass])
    expect(deedsOf([], quiet)).toEqual([])
  })
  it('tells a sum once', () => {
    const sums = sumsOf([{ name: 'dollars', by: -1 }, { name: 'deck_size', by: 3 }], { dollars: 'coin' })
    expect(sums).toEqual([{ id: 'coin', n: -1 }])
    expect(besides(groupsOf([event('gained', { dollars: 2 }), event('hired', { worker: 'cowboy', dollars: 3 })], signs), sums)).toEqual([[{ id: 'cowboy' }]])
  })
  it('leaves out whole drawings, the last first, and keeps room to say how many', () => {
    expect(fitting([40, 40, 40], 140, 10, 20)).toBe(3)
    expect(fitting([40, 40, 40], 139, 10, 20)).toBe(2)
    expect(fitting([40, 40, 40], 119, 10, 20)).toBe(1)
    expect(fitting([90, 40], 50, 10, 20)).toBe(1)
    expect(fitting([], 50, 10, 20)).toBe(0)
  })
})
