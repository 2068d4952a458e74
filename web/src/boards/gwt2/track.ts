/** Where the railroad lies: from left to right under the cities, then back below. */
import type { Point } from './places'
import { PRINTED } from './printed'

export const RAIL = { w: 1214, h: 368 }
export const SPACE = { w: 50, h: 36 }
export const CREST = { w: 99, h: 86, y: 38 }
const STEP = 54.5
const FIRST_LINE = 150
const SECOND_LINE = 272
const START = 62
const AFTER_START = 190
/** Last space of the first line. */
const BEND = 18

/** A numbered space of the track. */
export function spaceAt(n: number): Point {
  if (n === 0) return { x: START, y: FIRST_LINE }
  if (n <= BEND) return { x: AFTER_START + (n - 1) * STEP, y: FIRST_LINE }
  if (n === BEND + 1) return { x: 1174, y: (FIRST_LINE + SECOND_LINE) / 2 }
  return { x: 1146 - (n - BEND - 2) * STEP, y: SECOND_LINE }
}

/** Where an engine stands: a number, or the turnout of a station. */
export function placeAt(place: string): Point {
  return /^\d+$/.test(place) ? spaceAt(Number(place)) : turnoutAt(place)
}

export function turnoutAt(station: string): Point {
  const at = stationAt(station)
  return { x: at.x, y: at.y - 37 }
}

export function stationAt(station: string): Point {
  const after = PRINTED.stations[station]?.after ?? 0
  if (after === 39) return { x: spaceAt(39).x, y: SECOND_LINE + 64 }
  const a = spaceAt(after)
  const b = spaceAt(after + 1)
  return { x: (a.x + b.x) / 2, y: a.y + 64 }
}

export function crestAt(city: string): Point {
  return { x: spaceAt(PRINTED.cities[city]?.value ?? 0).x, y: CREST.y }
}

/** The line the sleepers lie on. */
export const LINE = `M${START} ${FIRST_LINE}H1118C1160 ${FIRST_LINE} 1174 ${FIRST_LINE + 20} 1174 ${(FIRST_LINE + SECOND_LINE) / 2}S1160 ${SECOND_LINE} 1118 ${SECOND_LINE}H${spaceAt(39).x}`
