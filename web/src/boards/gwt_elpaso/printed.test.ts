import { describe, expect, it } from 'vitest'
import { only, partsOf } from '../gwt_family/actions'
import { BREEDS } from '../gwt_family/breeds'
import { BOOK } from './book'
import { MAP, INSIDE } from './trail/places'
import { PORTRAIT } from './trail/portrait'
import { PRINTED } from './printed'

const actions = [
  ...Object.values(PRINTED.tiles).flatMap((tile) => tile.slots),
  ...Object.values(PRINTED.trains).flatMap((train) => train.slots),
  ...Object.values(PRINTED.posts).map((post) => post.action),
  ...Object.values(PRINTED.auxiliary).flatMap((aux) => [aux.basic, aux.after]),
  ...Object.values(PRINTED.bonuses).map((bonus) => bonus.action),
  ...Object.values(PRINTED.workers).map((worker) => worker.bonus),
].flat()

describe('what is printed', () => {
  it('can be drawn, deed by deed', () => {
    const deeds = actions.flatMap((side) => [...side.prices, ...side.rewards])
    expect(deeds.length).toBeGreaterThan(60)
    const parts = deeds.map((deed) => partsOf(only(deed.verb, deed.what, deed.n), BOOK.verbs))
    expect(deeds.filter((_, i) => parts[i]?.length === 0)).toEqual([])
    const drawn = parts.flat().filter((part) => part.kind === 'glyph')
    expect(drawn.filter((part) => !(part.id in BOOK.glyphs))).toEqual([])
  })

  it('every breed has its look', () => {
    for (const card of Object.values(PRINTED.cattle)) expect(BREEDS).toHaveProperty(card.breed)
  })

  it('every task of an objective has a sign', () => {
    const tasks = new Set(Object.values(PRINTED.objectives).flatMap((objective) => Object.keys(objective.needs)))
    const known = [...Object.keys(BREEDS), ...BOOK.workers, ...Object.keys(BOOK.signs), 'market_cattle']
    expect([...tasks].filter((task) => !known.includes(task))).toEqual([])
  })
})

describe('the loop', () => {
  const nodes = Object.keys(PRINTED.nodes).sort()
  const posts = Object.keys(PRINTED.posts).sort()

  it.each([
    ['wide', MAP, INSIDE],
    ['upright', PORTRAIT.map, PORTRAIT.inside],
  ])('has a place for every space and post: %s', (_, map, inside) => {
    expect(Object.keys(map.places).sort()).toEqual(nodes)
    expect(Object.keys(inside.posts).sort()).toEqual(posts)
  })

  it.each([
    ['wide', MAP],
    ['upright', PORTRAIT.map],
  ])('lays no tile over another: %s', (_, { places, tile }) => {
    const all = Object.values(places)
    const close = all.flatMap((a, i) =>
      all.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < tile.w && Math.abs(a.y - b.y) < tile.h),
    )
    expect(close).toEqual([])
  })
})
