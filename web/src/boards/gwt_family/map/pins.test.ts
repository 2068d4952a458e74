/** A herder never stands on what tells whose another building is. */
import { describe, expect, it } from 'vitest'
import { MAP as SECOND } from '../../gwt2/trail/places'
import { MAP as ARGENTINA } from '../../gwt_argentina/trail/places'
import { MAP as EL_PASO } from '../../gwt_elpaso/trail/places'
import type { MapLayout } from '../book'
import { boxOf, feetBut, meet, pinsOn } from './pins'

const USUAL = 124 // the width of a building on a map of the usual size
const MAPS: [string, MapLayout][] = [['2nd edition', SECOND], ['Argentina', ARGENTINA], ['El Paso', EL_PASO]]

describe.each(MAPS)('the herders of %s', (_, map) => {
  const k = map.tile.w / USUAL
  const buildings = Object.keys(map.places).filter((node) => /^(build|neutral)_/.test(node))

  it.each([1, 2])('leave the feet of other buildings free, %i together', (count) => {
    const covering = buildings.filter((node) =>
      pinsOn(map, node, count, true, k).some((tip) => feetBut(map, node).some((foot) => meet(foot, boxOf(tip, k)))),
    )
    expect(covering).toEqual([])
  })

  it('stand on the drawn part of the map', () => {
    const { x, y, w, h } = map.view
    const outside = buildings.filter((node) =>
      pinsOn(map, node, 1, true, k).map((tip) => boxOf(tip, k)).some((pin) => pin.x < x || pin.y < y || pin.x + pin.w > x + w || pin.y + pin.h > y + h),
    )
    expect(outside).toEqual([])
  })
})
