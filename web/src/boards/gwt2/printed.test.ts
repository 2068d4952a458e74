import { describe, expect, it } from 'vitest'
import { only, partsOf } from '../gwt_family/actions'
import { BREEDS } from '../gwt_family/breeds'
import { GLYPHS } from './glyphs'
import { MAP } from './places'
import { PRINTED } from './printed'
import { STRETCHES } from './stops'

const actions = [
  ...Object.values(PRINTED.tiles).flatMap((tile) => tile.slots),
  ...Object.values(PRINTED.nodes).flatMap((node) => [node.risk, node.bonus]),
  ...Object.values(PRINTED.worker_slots).flat(),
  ...Object.values(PRINTED.auxiliary).flatMap((aux) => [aux.single, aux.double]),
  ...Object.values(PRINTED.objectives).map((objective) => objective.action),
  ...Object.values(PRINTED.masters).map((master) => master.action),
  ...PRINTED.links.map((link) => link.action),
].flat()

describe('what is printed', () => {
  it('can be drawn, deed by deed', () => {
    const deeds = actions.flatMap((side) => [...side.prices, ...side.rewards])
    expect(deeds.length).toBeGreaterThan(100)
    const parts = deeds.map((deed) => partsOf(only(deed.verb, deed.what, deed.n)))
    expect(deeds.filter((_, i) => parts[i]?.length === 0)).toEqual([])
    const drawn = parts.flat().filter((part) => part.kind === 'glyph')
    expect(drawn.filter((part) => !(part.id in GLYPHS))).toEqual([])
  })

  it('every breed has its look', () => {
    for (const card of Object.values(PRINTED.cattle)) expect(BREEDS).toHaveProperty(card.breed)
  })
})

describe('the trail', () => {
  const nodes = Object.keys(PRINTED.nodes).sort()

  it('has a place on the map for every space', () => {
    expect(Object.keys(MAP.places).sort()).toEqual(nodes)
  })

  it('lists every space once', () => {
    expect(STRETCHES.flatMap((stretch) => stretch.lanes.flat(2)).sort()).toEqual(nodes)
  })
})
