import { describe, expect, it } from 'vitest'
import { only, partsOf } from '../gwt_family/actions'
import { BREEDS } from '../gwt_family/breeds'
import { BOOK } from './book'
import { GLYPHS } from './glyphs'
import { MAP } from './trail/places'
import { PRINTED } from './printed'
import { STRETCHES } from './trail/stops'
import { CREST, crestAt, TRACK } from './trail/track'

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
    const parts = deeds.map((deed) => partsOf(only(deed.verb, deed.what, deed.n), BOOK.verbs))
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

describe('the railroad', () => {
  const stations = Object.keys(PRINTED.stations)
  const cities = Object.keys(PRINTED.cities)

  it('has a place for every station, with its turnout, and for the space before it', () => {
    expect(Object.keys(TRACK.stations).sort()).toEqual([...stations].sort())
    for (const { after } of Object.values(PRINTED.stations)) expect(TRACK.places).toHaveProperty(String(after))
    // The last one lies at the end of the track.
    expect(stations.filter((station) => !(station in TRACK.places))).toEqual(stations.slice(-1))
  })

  it('has a space under every city, and hangs no city over another', () => {
    for (const { value } of Object.values(PRINTED.cities)) expect(TRACK.places).toHaveProperty(String(value))
    const at = cities.map((city) => crestAt(city).x).sort((a, b) => a - b)
    expect(at.filter((x, i) => i > 0 && x - (at[i - 1] ?? 0) < CREST.w)).toEqual([])
  })

  it('links cities that there are', () => {
    expect(PRINTED.links.flatMap((link) => link.between).filter((city) => !cities.includes(city))).toEqual([])
  })
})
