/** Layouts and data rows tell of the same spaces: a name that only a layout knows would be drawn nowhere. */
import { describe, expect, it } from 'vitest'
import type { MapLayout } from './gwt_family/book'
import { MAP as SECOND } from './gwt2/trail/places'
import { PRINTED as SECOND_PRINTED } from './gwt2/printed'
import { MAP as ARGENTINA } from './gwt_argentina/trail/places'
import { PRINTED as ARGENTINA_PRINTED } from './gwt_argentina/printed'
import { INSIDE, MAP as EL_PASO } from './gwt_elpaso/trail/places'
import { PORTRAIT } from './gwt_elpaso/trail/portrait'
import { PRINTED as EL_PASO_PRINTED } from './gwt_elpaso/printed'

type Nodes = Readonly<Record<string, { readonly next: readonly string[] }>>
const MAPS: [string, MapLayout, Nodes][] = [
  ['2nd edition', SECOND, SECOND_PRINTED.nodes],
  ['Argentina', ARGENTINA, ARGENTINA_PRINTED.nodes],
  ['El Paso', EL_PASO, EL_PASO_PRINTED.nodes],
  ['El Paso upright', PORTRAIT.map, EL_PASO_PRINTED.nodes],
]

describe.each(MAPS)('the map of %s', (_, map, nodes) => {
  it('bends only ways that there are', () => {
    const ways = Object.entries(nodes).flatMap(([from, { next }]) => next.map((to) => `${from}>${to}`))
    expect(Object.keys(map.bends).filter((way) => !ways.includes(way))).toEqual([])
  })

  it('marks only spaces that there are', () => {
    expect([...Object.keys(map.badges), map.goal].filter((node) => !(node in nodes))).toEqual([])
    const names = Object.keys(nodes)
    expect(Object.keys(map.grounds).filter((kind) => !names.some((name) => name.startsWith(`${kind}_`)))).toEqual([])
  })
})

describe.each([
  ['wide', EL_PASO, INSIDE],
  ['upright', PORTRAIT.map, PORTRAIT.inside],
])('the Simmental stack of the %s loop', (_, { tile, places }, { simmental }) => {
  it('leaves every building free, and so does its count', () => {
    const { x, y, w } = simmental
    const card = { left: x, right: x + w, top: y, bottom: y + w * 1.36 }
    // Round, at the upper right corner of the card (InsideLoop.svelte).
    const count = { left: x + w * 0.71, right: x + w * 1.17, top: y - w * 0.11, bottom: y + w * 0.35 }
    const covered = Object.entries(places).filter(([, at]) =>
      [card, count].some(
        (box) =>
          box.left < at.x + tile.w / 2 && at.x - tile.w / 2 < box.right && box.top < at.y + tile.h / 2 && at.y - tile.h / 2 < box.bottom,
      ),
    )
    expect(covered.map(([name]) => name)).toEqual([])
  })
})
