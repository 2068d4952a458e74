import { describe, expect, it } from 'vitest'
import { partsOf } from '../gwt_family/actions'
import { BREEDS } from './breeds'
import { GLYPHS } from './glyphs'
import { MAP } from './places'
import { PRINTED } from './printed'
import { STRETCHES } from './stops'

const actions = [
  ...Object.values(PRINTED.buildings).flatMap((building) => building.actions),
  ...Object.values(PRINTED.risks),
  ...Object.values(PRINTED.bandit_bonus),
  ...PRINTED.worker_slots.map((slot) => slot.action),
  ...Object.values(PRINTED.auxiliary).flatMap((aux) => [aux.single, aux.double]),
  ...Object.values(PRINTED.objectives).flatMap((objective) => objective.action ?? []),
  ...Object.values(PRINTED.masters).flatMap((master) => master.action ?? []),
  ...PRINTED.links.flatMap((link) => link.action ?? []),
]

function isDrawn(action: string): boolean {
  const parts = partsOf(action)
  return parts.length > 0 && parts.every((part) => part.kind !== 'glyph' || part.id in GLYPHS)
}

describe('what is printed', () => {
  it('can be drawn, every action of it', () => {
    expect(actions.length).toBeGreaterThan(70)
    expect(actions.filter((action) => !isDrawn(action))).toEqual([])
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
