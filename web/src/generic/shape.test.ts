import { describe, expect, it } from 'vitest'
import { columnsOf, gathered, isCounts, playerOf } from './shape'

describe('plain data', () => {
  it('tells counts, tables and lists apart', () => {
    expect(isCounts({ corn: 2, sugar: 0 })).toBe(true)
    expect(isCounts({ corn: 'x' })).toBe(false)
    expect(columnsOf([{ a: 1, b: 'x' }, { a: 2, b: null }])).toEqual(['a', 'b'])
    expect(columnsOf([{ a: 1 }, { b: 2 }])).toBeNull()
    expect(columnsOf([{ a: { deep: 1 } }, { a: { deep: 2 } }])).toBeNull()
  })
  it('gathers equal things', () => {
    expect(gathered(['corn', 'sugar', 'corn'])).toEqual([
      { value: 'corn', n: 2 },
      { value: 'sugar', n: 1 },
    ])
  })
  it('finds the part of a player', () => {
    expect(playerOf({ players: [{ coins: 1 }] }, 0)).toEqual([['coins', 1]])
    expect(playerOf({}, 0)).toEqual([])
  })
})
