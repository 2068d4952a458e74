/** Where a tooltip stands: beside its thing, inside the window, over as little as may be of what can be chosen next. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Rect, 'width' | 'height'>

const GAP = 10
const EDGE = 8

export function aside(thing: Rect, tip: Size, window: Size, open: readonly Rect[]): { left: number; top: number } {
  const kept = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE))
  const middle = kept(thing.left + thing.width / 2 - tip.width / 2, tip.width, window.width)
  const beside = kept(thing.top + thing.height / 2 - tip.height / 2, tip.height, window.height)
  // Below where it can be; the rest only where that leaves more in sight.
  const places = [
    { left: middle, top: thing.top + thing.height + GAP },
    { left: middle, top: thing.top - tip.height - GAP },
    { left: thing.left + thing.width + GAP, top: beside },
    { left: thing.left - tip.width - GAP, top: beside },
  ]
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= EDGE && top >= EDGE && left + tip.width <= window.width - EDGE && top + tip.height <= window.height - EDGE
  const covered = (place: { left: number; top: number }): number => open.filter((each) => meet({ ...place, ...tip }, each)).length
  const best = places.filter(fits).toSorted((a, b) => covered(a) - covered(b))[0]
  return best ?? { left: middle, top: kept(thing.top + thing.height + GAP, tip.height, window.height) }
}

function meet(a: Rect, b: Rect): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

/** What can be chosen now, by where it is drawn. */
export function openOnes(): Rect[] {
  return [...document.querySelectorAll('[data-state="available"]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect())
}
