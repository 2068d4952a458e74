/** Where an engine stands on its place, and how large: on a turnout small enough to leave its station and both spaces readable. */
import type { TrackLayout } from '../book'

const ENGINE = 42
const TURNING = 32
/** What is drawn of an engine, by its size: half its width, above and below its middle (Engine.svelte). */
export const DRAWN = { half: 0.43, above: 0.25, below: 0.39 }

export interface Standing {
  x: number
  y: number
  size: number
}

export function engineOn(track: TrackLayout, place: string): Standing {
  const { x, y } = track.places[place] ?? { x: 0, y: 0 }
  const station = track.stations[place]
  if (!station) return { x, y: y - 4, size: ENGINE }
  return { x, y: y - 3 + 11 * Math.sign(y - station.y), size: TURNING }
}

interface Across {
  left: number
  right: number
}

const MARGIN = 10

/** How far a strip is pushed: all spans in its middle where they fit, else the first at the edge that shows most of the others. */
export function across(spans: readonly Across[], view: Across): number {
  const [own] = spans
  if (!own) return 0
  const left = Math.min(...spans.map((each) => each.left))
  const right = Math.max(...spans.map((each) => each.right))
  if (right - left <= view.right - view.left) return (left + right - view.left - view.right) / 2
  return right - own.right >= own.left - left ? own.left - MARGIN - view.left : own.right + MARGIN - view.right
}
