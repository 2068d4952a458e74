/** Where the railroad lies: from left to right under the cities, then back below. */
import type { Point, TrackLayout } from '../gwt_family/book'
import { times } from '../gwt_family/types'
import { PRINTED } from './printed'

export const CREST = { w: 99, h: 86, y: 38 }
const STEP = 54.5
const FIRST_LINE = 150
const SECOND_LINE = 272
const START = 62
const AFTER_START = 190
/** Last space of the first line. */
const BEND = 18
const LAST = 39

/** A numbered space of the track. */
function spaceAt(n: number): Point {
  if (n === 0) return { x: START, y: FIRST_LINE }
  if (n <= BEND) return { x: AFTER_START + (n - 1) * STEP, y: FIRST_LINE }
  if (n === BEND + 1) return { x: 1174, y: (FIRST_LINE + SECOND_LINE) / 2 }
  return { x: 1146 - (n - BEND - 2) * STEP, y: SECOND_LINE }
}

function turnoutAt(station: string): Point {
  const at = stationAt(station)
  return { x: at.x, y: at.y - 37 }
}

function stationAt(station: string): Point {
  const after = PRINTED.stations[station]?.after ?? 0
  if (after === LAST) return { x: spaceAt(LAST).x, y: SECOND_LINE + 64 }
  const a = spaceAt(after)
  const b = spaceAt(after + 1)
  return { x: (a.x + b.x) / 2, y: a.y + 64 }
}

export function crestAt(city: string): Point {
  return { x: spaceAt(PRINTED.cities[city]?.value ?? 0).x, y: CREST.y }
}

const stations = Object.entries(PRINTED.stations)
/** The last station lies at the end of the track, without a turnout. */
const turnouts = stations.filter(([, { after }]) => after < LAST)

export const TRACK: TrackLayout = {
  size: { w: 1214, h: 368 },
  space: { w: 50, h: 36 },
  places: Object.fromEntries([
    ...times(LAST + 1).map((n) => [String(n), spaceAt(n)]),
    ...turnouts.map(([station]) => [station, turnoutAt(station)]),
  ]),
  stations: Object.fromEntries(stations.map(([station]) => [station, stationAt(station)])),
  line: `M${START} ${FIRST_LINE}H1118C1160 ${FIRST_LINE} 1174 ${FIRST_LINE + 20} 1174 ${(FIRST_LINE + SECOND_LINE) / 2}S1160 ${SECOND_LINE} 1118 ${SECOND_LINE}H${spaceAt(LAST).x}`,
  leftFrom: BEND + 2,
}
