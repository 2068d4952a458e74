/** Layouts and data rows tell of the same spaces: a name that only a layout knows would be drawn nowhere. */
import { describe, expect, it } from 'vitest'
import type { MapLayout } from './gwt_family/book'
import { MAP as SECOND } from './gwt2/trail/places'
import { PRINTED as SECOND_PRINTED } from './gwt2/printed'
import { MAP as ARGENTINA } from './gwt_argentina/trail/places'
import { PRINTED as ARGENTINA_PRINTED } from './gwt_argentina/printed'
import { MAP as EL_PASO } from './gwt_elpaso/trail/places'
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
