import { expect, it } from 'vitest'
import { asBefore, bringing, colonistsOf, completed, isFull, leftOver, madeBy, makeable, movedFrom, placed, slotsOf, suggested, toggled } from './plan'
import type { PlayerBoard } from '../types'

const goods = { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 }
const player: PlayerBoard = {
  seat: 0, chips: 0, score: null, doubloons: 0, goods, colonists: 4, san_juan: 4, city_used: 2, island_used: 3,
  island: [{ tile: 'corn', manned: false }, { tile: 'indigo', manned: false }, { tile: 'corn', manned: false }],
  city: [{ building: 'small_indigo_plant', colonists: 0 }, { building: 'small_market', colonists: 0 }],
}

it('knows the circles of tiles of one kind as one slot', () => {
  expect(slotsOf(player)).toEqual([
    { id: 'corn', circles: 2 },
    { id: 'indigo', circles: 1 },
    { id: 'small_indigo_plant', circles: 1 },
    { id: 'small_market', circles: 1 },
  ])
  expect(colonistsOf(player)).toBe(4)
})

it('sends newcomers where they bring something at once', () => {
  const few = (n: number) => suggested({ ...player, san_juan: n }, {})
  expect(few(2)).toMatchObject({ small_market: 1, corn: 1 })
  expect(few(3)).toMatchObject({ small_market: 1, corn: 2, indigo: 0 })
  expect(few(5)).toMatchObject({ small_market: 1, corn: 2, indigo: 1, small_indigo_plant: 1 })
  expect(suggested({ ...player, san_juan: 1, city: player.city.slice(0, 1) }, { indigo: 1 })).toMatchObject({ corn: 1 })
})

it('starts from who works where', () => {
  const layout = suggested(player, { corn: 2 })
  expect(layout).toEqual({ corn: 2, indigo: 1, small_indigo_plant: 0, small_market: 1 })
  expect(leftOver(player, layout)).toBe(0)
  expect(isFull(player, layout)).toBe(false)
  expect(isFull({ ...player, san_juan: 9 }, suggested({ ...player, san_juan: 9 }, {}))).toBe(true)
})

it('finds work for whoever works in vain, and lifts nobody else', () => {
  const idle = { indigo: 1, small_indigo_plant: 0, corn: 0, small_market: 0 }
  const one: PlayerBoard = { ...player, san_juan: 1 }
  expect(suggested(one, idle)).toEqual({ corn: 0, indigo: 0, small_indigo_plant: 0, small_market: 1 })
  const two: PlayerBoard = { ...player, san_juan: 2 }
  expect(suggested(two, idle)).toEqual({ corn: 1, indigo: 0, small_indigo_plant: 0, small_market: 1 })
  expect(movedFrom(idle, suggested(two, idle))).toBe(1)
  // A plant without its field is as idle.
  expect(suggested(one, { small_indigo_plant: 1 })).toMatchObject({ small_indigo_plant: 0, small_market: 1 })
  // Where there is nothing to do for them they stay.
  const bare: PlayerBoard = { ...player, san_juan: 1, city: player.city.slice(0, 1), island: [{ tile: 'sugar', manned: false }] }
  expect(suggested(bare, { small_indigo_plant: 1 })).toEqual({ sugar: 0, small_indigo_plant: 1 })
  expect(movedFrom({ small_indigo_plant: 1 }, suggested(bare, { small_indigo_plant: 1 }))).toBe(0)
})

it('leaves all as it was for who wants that, only the new ones added', () => {
  const idle = { corn: 0, indigo: 1, small_indigo_plant: 0, small_market: 0 }
  expect(asBefore({ ...player, san_juan: 1 }, idle)).toEqual(idle)
  expect(asBefore({ ...player, san_juan: 2 }, idle)).toEqual({ ...idle, small_market: 1 })
})

/** All layouts of so many colonists. */
function* layouts(slots: readonly { id: string; circles: number }[], n: number): Generator<Record<string, number>> {
  const [first, ...others] = slots
  if (!first) {
    if (n === 0) yield {}
    return
  }
  for (let here = 0; here <= Math.min(first.circles, n); here++) for (const rest of layouts(others, n - here)) yield { [first.id]: here, ...rest }
}

it('is never worse than before, whatever was before', () => {
  const rich: PlayerBoard = {
    ...player,
    island: ['corn', 'indigo', 'indigo', 'coffee', 'quarry'].map((tile) => ({ tile: tile as 'corn', manned: false })),
    city: ['small_indigo_plant', 'indigo_plant', 'coffee_roaster', 'hospice'].map((building) => ({ building, colonists: 0 })),
  }
  for (let n = 1; n <= 8; n++)
    for (const before of layouts(slotsOf(rich), n))
      for (const more of [0, 1, 2]) {
        const found = suggested({ ...rich, san_juan: n + more }, before)
        expect(leftOver({ ...rich, san_juan: n + more }, found)).toBe(0)
        const [old, now] = [bringing(before), bringing(found)]
        expect(Object.keys(old).filter((id) => !id.includes('indigo_plant') && (now[id] ?? 0) < (old[id] ?? 0))).toEqual([])
        expect(placed(now)).toBeGreaterThanOrEqual(placed(old))
        const kept = asBefore({ ...rich, san_juan: n + more }, before)
        expect(movedFrom(before, kept)).toBe(0)
      }
})

it('moves a colonist by two clicks, and conjures none', () => {
  const layout = suggested(player, { corn: 2 })
  expect(toggled(player, layout, 'small_indigo_plant', 1)).toBe(layout)
  const lifted = toggled(player, layout, 'corn', 2)
  expect(lifted.corn).toBe(1)
  const moved = toggled(player, lifted, 'small_indigo_plant', 1)
  expect(moved.small_indigo_plant).toBe(1)
  expect(placed(moved)).toBe(4)
})

it('completes advice where nothing is asked because there is no choice', () => {
  const two: PlayerBoard = {
    ...player, san_juan: 2, island: [{ tile: 'indigo', manned: false }, { tile: 'indigo', manned: false }], city: [{ building: 'indigo_plant', colonists: 0 }],
  }
  expect(completed(two, { indigo: 1 })).toEqual({ indigo: 1, indigo_plant: 1 })
  expect(completed(two, { indigo: 2 })).toEqual({ indigo: 2, indigo_plant: 0 })
  expect(completed({ ...player, san_juan: 4 }, { corn: 1 })).toEqual({ corn: 1, indigo: 1, small_indigo_plant: 1, small_market: 1 })
})

it('tells what a Craftsman would find', () => {
  expect(madeBy({ corn: 2, indigo: 1, small_indigo_plant: 0, small_market: 1 })).toEqual([{ good: 'corn', n: 2 }])
  expect(madeBy({ corn: 0, indigo: 3, small_indigo_plant: 1, indigo_plant: 1 })).toEqual([{ good: 'indigo', n: 2 }])
  expect(madeBy({ sugar: 2, quarry: 1 })).toEqual([])
  expect(makeable(player)).toEqual(['corn', 'indigo'])
})
