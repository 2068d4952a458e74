import { describe, expect, it } from 'vitest'
import { only, partsOf } from '../gwt_family/actions'
import { doubtOf } from '../gwt_family/printed'
import { BOOK } from './book'
import { BANNERS, BREEDS } from './breeds'
import { MAP, RAMPS } from './trail/places'
import { OWN, PRINTED } from './printed'
import { cityDoubt } from './speech'
import { STRETCHES } from './trail/stops'
import { TRACK } from './trail/track'

const actions = [
  ...Object.values(PRINTED.tiles).flatMap((tile) => tile.slots),
  ...Object.values(PRINTED.nodes).flatMap((node) => [node.risk, node.bonus]),
  ...Object.values(PRINTED.worker_slots).flat(),
  ...Object.values(PRINTED.auxiliary).flatMap((aux) => [aux.single, aux.double]),
  ...Object.values(PRINTED.objectives).map((objective) => objective.action),
  ...Object.values(PRINTED.masters).map((master) => master.action),
  ...Object.values(OWN.ships).map((ship) => ship.action),
  ...Object.values(OWN.spots).flatMap((side) => Object.values(side).map((spot) => spot.bonus)),
].flat()

describe('what is printed', () => {
  it('can be drawn, deed by deed', () => {
    const deeds = actions.flatMap((side) => [...side.prices, ...side.rewards])
    expect(deeds.length).toBeGreaterThan(100)
    const parts = deeds.map((deed) => partsOf(only(deed.verb, deed.what, deed.n), BOOK.verbs))
    expect(deeds.filter((_, i) => parts[i]?.length === 0)).toEqual([])
    const drawn = parts.flat().filter((part) => part.kind === 'glyph')
    expect(drawn.filter((part) => !(part.id in BOOK.glyphs)).map((part) => part.id)).toEqual([])
  })

  it('has a look for every breed, banner, arrow and thing that is counted', () => {
    for (const card of Object.values(PRINTED.cattle)) expect(BREEDS).toHaveProperty(card.breed)
    for (const ship of Object.values(OWN.ships)) if (ship.banner) expect(BANNERS).toHaveProperty(ship.banner)
    for (const job of OWN.jobs) if (job.arrow !== 'none') expect(BOOK.arrows).toHaveProperty(job.arrow)
    for (const master of Object.values(PRINTED.masters)) expect(BOOK.glyphs).toHaveProperty(BOOK.signs[master.per ?? ''] ?? 'none')
    const tasks = Object.values(PRINTED.objectives).flatMap((objective) => Object.keys(objective.tasks))
    expect(tasks.filter((task) => !(task in BOOK.herds) && !(task in BOOK.signs))).toEqual([])
  })
})

describe('the map', () => {
  const nodes = Object.keys(PRINTED.nodes).sort()

  it('has a place for every space, ramp, station and space of the railroad', () => {
    expect(Object.keys(MAP.places).sort()).toEqual(nodes)
    expect(Object.keys(RAMPS).sort()).toEqual(Object.keys(OWN.ramps).sort())
    expect(Object.keys(TRACK.stations).sort()).toEqual(Object.keys(OWN.stations).sort())
    for (const { space } of Object.values(OWN.ramps)) expect(TRACK.places).toHaveProperty(String(space))
  })

  it('lists every space once on phones', () => {
    expect(STRETCHES.flatMap((stretch) => stretch.lanes.flat(2)).sort()).toEqual(nodes)
  })

  it('lays no tile over another', () => {
    const boxes = nodes.map((node) => {
      const small = BOOK.smallKinds.includes(PRINTED.nodes[node]?.kind ?? '')
      const { w, h } = small ? { w: MAP.small, h: MAP.small } : PRINTED.nodes[node]?.kind === 'start' ? MAP.start : MAP.tile
      return { node, w, h, ...(MAP.places[node] ?? { x: 0, y: 0 }) }
    })
    const crowded = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2).map((b) => `${a.node} ${b.node}`),
    )
    expect(crowded).toEqual([])
  })
})

describe('doubt', () => {
  it('is told for what is reconstructed, and for nothing that was read off a printed copy', () => {
    expect(doubtOf(BOOK, 'station_1')).toBe('reconstructed')
    expect(doubtOf(BOOK, 'ship_5')).toBe('')
    expect(doubtOf(BOOK, 'ship_5', '1a')).toBe('unconfirmed')
    expect(cityDoubt('le_havre', 'b')).toBe('reconstructed')
    const read = { ...BOOK, printed: { ...PRINTED, doubtful: PRINTED.doubtful.filter((id) => id !== 'station_1'), unconfirmed: PRINTED.unconfirmed.filter((id) => id !== 'station_1') } }
    expect(doubtOf(read, 'station_1')).toBe('')
    expect(doubtOf(read, 'station_2')).toBe('reconstructed')
  })
})
