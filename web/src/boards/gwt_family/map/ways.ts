/** The ways between the spaces of the map, as drawn. */
import type { MapLayout } from '../book'

/** Path data from one space to the next. */
export function wayBetween(map: MapLayout, from: string, to: string): string {
  const a = map.places[from]
  const b = map.places[to]
  if (!a || !b) return ''
  const bends = map.bends[`${from}>${to}`] ?? []
  const curve = bends.length === 0 ? 'L' : bends.length === 1 ? 'Q' : 'C'
  return `M${a.x} ${a.y}${curve}${bends.map(([x, y]) => `${x} ${y} `).join('')}${b.x} ${b.y}`
}

/** The middle of a way and its direction in degrees, for the chevron. */
export function middleOf(map: MapLayout, from: string, to: string): { x: number; y: number; turn: number } {
  const a = map.places[from] ?? { x: 0, y: 0 }
  const b = map.places[to] ?? { x: 0, y: 0 }
  const bends = map.bends[`${from}>${to}`] ?? []
  const points = [[a.x, a.y], ...bends, [b.x, b.y]] as [number, number][]
  const at = (t: number): [number, number] => bezier(points, t)
  const [x, y] = at(0.5)
  const [x0, y0] = at(0.45)
  const [x1, y1] = at(0.55)
  return { x, y, turn: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI }
}

function bezier(points: [number, number][], t: number): [number, number] {
  if (points.length === 1) return points[0] ?? [0, 0]
  const next = points.slice(1).map(([x, y], i): [number, number] => {
    const [px, py] = points[i] ?? [0, 0]
    return [px + (x - px) * t, py + (y - py) * t]
  })
  return bezier(next, t)
}
