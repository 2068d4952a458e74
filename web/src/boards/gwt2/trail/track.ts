/** Where the railroad lies: from left to right under the cities, then back below with the stations set into the line. */
import type { Box, Point, TrackLayout } from '../../gwt_family/book'
import { times } from '../../gwt_family/types'
import { PRINTED } from '../printed'

const SIZE = { w: 1214, h: 178 }
/** A city hangs over the space of its value. */
export const CREST = { w: 103, h: 54, y: 1 }
const SPACE = { w: 48, h: 30 }
const SMALL = { w: 31, h: 27 }
const TURNOUT = { w: 24, h: 22 }
const STATION = { w: 76, h: 28 }
const GAP = 2
const FIRST_LINE = 96
const STATIONS = 133
const SECOND_LINE = 163
const START = 62
const AFTER_START = 190
const STEP = 54.5
/** Last space of the first line, and of the track. */
const BEND = 18
const LAST = 39
/** Where the second line begins, at the right. */
const RIGHT = 1172

const places: Record<string, Box> = {}
const stations: Record<string, Point> = {}
const stationAfter = new Map(Object.entries(PRINTED.stations).map(([id, { after }]) => [after, id]))

for (const n of times(BEND + 1)) {
  const x = n === 0 ? START : AFTER_START + (n - 1) * STEP
  places[n] = { x, y: FIRST_LINE, ...SPACE }
  const station = stationAfter.get(n)
  if (!station) continue
  stations[station] = { x: x + STEP / 2, y: STATIONS }
  places[station] = { x: x + STEP / 2, y: STATIONS - 19, ...TURNOUT }
}
places[BEND + 1] = { x: 1190, y: (FIRST_LINE + SECOND_LINE) / 2, ...SMALL }

let right = RIGHT
function nextOnSecondLine(w: number): Point {
  const x = right - w / 2
  right -= w + GAP
  return { x, y: SECOND_LINE }
}
for (const n of times(LAST + 1).slice(BEND + 2)) {
  places[n] = { ...nextOnSecondLine(SMALL.w), ...SMALL }
  const station = stationAfter.get(n)
  if (!station) continue
  // The last station lies at the end of the track, without a turnout.
  if (n < LAST) places[station] = { ...nextOnSecondLine(TURNOUT.w), ...TURNOUT }
  stations[station] = nextOnSecondLine(STATION.w)
}

export function crestAt(city: string): Point {
  return { x: places[PRINTED.cities[city]?.value ?? 0]?.x ?? 0, y: CREST.y }
}

const middle = (FIRST_LINE + SECOND_LINE) / 2

export const TRACK: TrackLayout = {
  size: SIZE,
  places,
  stations,
  station: STATION,
  line: `M${START} ${FIRST_LINE}H1150C1180 ${FIRST_LINE} 1190 ${FIRST_LINE + 12} 1190 ${middle}S1180 ${SECOND_LINE} 1160 ${SECOND_LINE}H${right + 20}`,
  headsLeft: (place) => (places[place]?.y ?? 0) >= SECOND_LINE,
  branch: (at, goal) => `M${at.x - 22} ${at.y - 18}Q${at.x} ${at.y - 17} ${at.x} ${at.y}V${goal.y}`,
}
