/** Where the pins of herders stand: along the upper edge of their space, or beside it where they would cover the foot of a building, which tells whose it is. */
import type { Box, MapLayout, Point } from '../book'

/** Width and height of a pin, and from one to the next, in units of a map of the usual size. */
const PIN = { w: 38, h: 44, step: 34 }
/** The foot of a building: its owner, number and points. */
const FOOT = 0.36

/** The tips of so many pins on a space that has the size of a building, or of a small tile. */
export function pinsOn(map: MapLayout, node: string, count: number, big: boolean, k: number): Point[] {
  const at = map.places[node] ?? { x: 0, y: 0 }
  const top = map.view.y + (PIN.h + 2) * k
  const half = big ? map.tile : { w: map.small, h: map.small }
  const rows = [
    row(count, { x: at.x - ((count - 1) / 2) * PIN.step * k, y: Math.max(top, at.y - half.h / 2 + (map.pin ?? 12)) }, PIN.step * k),
    row(count, { x: at.x + half.w / 2 + 15 * k, y: at.y + 4 * k }, PIN.step * k),
    row(count, { x: at.x - half.w / 2 - 15 * k, y: at.y + 4 * k }, -PIN.step * k),
  ]
  const feet = feetBut(map, node)
  const covered = rows.map((tips) => tips.reduce((sum, tip) => sum + feet.filter((foot) => meet(foot, boxOf(tip, k))).length, 0))
  return rows[covered.indexOf(Math.min(...covered))] ?? []
}

function row(count: number, first: Point, step: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: first.x + i * step, y: first.y }))
}

/** What a pin covers. */
export function boxOf(tip: Point, k: number): Box {
  return { x: tip.x - (PIN.w / 2) * k, y: tip.y - PIN.h * k, w: PIN.w * k, h: PIN.h * k }
}

/** The feet of all buildings that may stand elsewhere. */
export function feetBut(map: MapLayout, node: string): Box[] {
  const { w, h } = map.tile
  return Object.entries(map.places)
    .filter(([other]) => other !== node && other.startsWith('build_'))
    .map(([, at]) => ({ x: at.x - w / 2, y: at.y + h / 2 - h * FOOT, w, h: h * FOOT }))
}

export function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
