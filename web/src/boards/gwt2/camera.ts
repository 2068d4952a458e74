/** Brings what is asked or pointed at into view, and only when it is outside. */

const MARGIN = 44

interface Span {
  top: number
  bottom: number
}

/** How far to scroll so that `thing` is inside `view`; what is too tall shows its upper end. */
export function shift(thing: Span, view: Span): number {
  if (thing.top >= view.top && thing.bottom <= view.bottom) return 0
  const above = thing.top - view.top - MARGIN
  const below = thing.bottom - view.bottom + MARGIN
  if (thing.top < view.top) return above
  return Math.min(above, below)
}

/** The part of the page that scrolls around an element. */
function scroller(inside: Element): Element | null {
  let box = inside.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  return box
}

/** Scroll to all things that match, or, where they do not fit together, to the first of them. */
export function bring(frame: Element, which: string): void {
  const box = scroller(frame)
  const boxes = [...(box?.querySelectorAll(which) ?? [])].map((each) => each.getBoundingClientRect())
  const first = boxes[0]
  if (!box || !first) return
  const view = box.getBoundingClientRect()
  const all = { top: Math.min(...boxes.map((each) => each.top)), bottom: Math.max(...boxes.map((each) => each.bottom)) }
  const by = shift(all.bottom - all.top <= view.height ? all : first, view)
  if (by !== 0) box.scrollBy({ top: by, behavior: still() ? 'instant' : 'smooth' })
}

function still(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
