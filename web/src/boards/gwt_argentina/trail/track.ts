/** Where the railroad lies on the map: from Buenos Aires to the left along the top, then down. */
import type { Box, Point, TrackLayout } from '../../gwt_family/book'
import { times } from '../../gwt_family/types'
import { OWN } from '../printed'

const SPACE = { w: 40, h: 34 }
const TURNOUT = { w: 28, h: 24 }
const STATION = { w: 76, h: 28 }
const TOP = 358
const LEFT = 436
const FIRST = 1452
const STEP = 46
/** The last space along the top, and the first one going down. */
const CORNER = 22
const DOWN = 25
const LAST = 31

const places: Record<string, Box> = { 0: { x: 1528, y: TOP, w: 84, h: SPACE.h } }
const stations: Record<string, Point> = {}
const stationAfter = new Map(Object.entries(OWN.stations).map(([id, { after }]) => [after, id]))

function spaceAt(n: number): Point {
  if (n <= CORNER) return { x: FIRST - (n - 1) * STEP, y: TOP }
  if (n < DOWN) return n === CORNER + 1 ? { x: 441, y: 369 } : { x: LEFT, y: 414 }
  return { x: LEFT, y: 460 + (n - DOWN) * 46 }
}

for (const n of times(LAST + 1).slice(1)) {
  const at = spaceAt(n)
  places[n] = { ...at, ...SPACE }
  const station = stationAfter.get(n)
  if (!station) continue
  if (n === LAST) {
    // The last station lies at the end of the track, without a turnout.
    stations[station] = { x: LEFT + 14, y: at.y + 42 }
  } else if (n <= CORNER) {
    const x = at.x - STEP / 2
    stations[station] = { x, y: 306 }
    places[station] = { x, y: 332, ...TURNOUT }
  } else {
    const y = at.y + 23
    stations[station] = { x: LEFT + 88, y }
    places[station] = { x: LEFT + 36, y, ...TURNOUT }
  }
}
places.depot = { x: LEFT, y: 318, w: 44, h: 38 }

/** Where the engine stands that takes a ramp down from its space. */
export function railAt(space: number): Point {
  return places[space] ?? { x: 0, y: 0 }
}

export const TRACK: TrackLayout = {
  size: { w: 0, h: 0 },
  places,
  stations,
  station: STATION,
  line: `M1560 ${TOP}H500C450 ${TOP} ${LEFT} 372 ${LEFT} 420V${(places[LAST]?.y ?? 0) + 30}M${LEFT} 340V420`,
  headsLeft: () => true,
  branch: (at, goal) => (at.y > goal.y ? `M${at.x + 22} ${TOP}Q${at.x} ${TOP - 4} ${at.x} ${at.y}V${goal.y}` : ''),
}
