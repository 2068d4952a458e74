/** Brings what is asked or pointed at into view, and only when it is outside. */
import type { Attachment } from 'svelte/attachments'

/** A pointer that only sweeps over the list moves nothing. */
export const POINTED_MS = 300

const MARGIN = 16

interface Span {
  top: number
  bottom: number
}

/**
 * For the scrolling box around a board: whenever `occasion` changes to something, what matches `which`
 * is brought into view after `wait` milliseconds, and again where something beside the box takes room from it,
 * until the reader has moved it.
 */
export function camera(which: string, occasion: () => unknown, wait = 0): Attachment<HTMLElement> {
  return (box) => {
    if (occasion() === null) return
    const gone = new AbortController()
    const timer = window.setTimeout(() => {
      bring(box, which)
      if (!gone.signal.aborted) whenLower(box, () => bring(box, which), gone)
    }, wait)
    for (const move of ['wheel', 'pointerdown', 'keydown']) {
      box.addEventListener(move, () => gone.abort(), { passive: true, signal: gone.signal })
    }
    return () => {
      window.clearTimeout(timer)
      gone.abort()
    }
  }
}

function whenLower(box: HTMLElement, act: () => void, { signal }: AbortController): void {
  let height = box.clientHeight
  const watch = new ResizeObserver(() => {
    const before = height
    height = box.clientHeight
    if (height < before) act()
  })
  watch.observe(box)
  signal.addEventListener('abort', () => watch.disconnect())
}

/** Everything that matches where it fits together; else the first of it, if none can be seen. */
function bring(box: HTMLElement, which: string): void {
  const view = box.getBoundingClientRect()
  const found = [...box.querySelectorAll(which)]
  const lit = found.filter((each) => each.classList.contains('lit')) // what a lesson speaks of comes before all else
  const spans = (lit.length > 0 ? lit : found).map((each) => each.getBoundingClientRect())
  const [first] = spans
  if (!first) return
  const all = { top: Math.min(...spans.map((each) => each.top)), bottom: Math.max(...spans.map((each) => each.bottom)) }
  const fits = all.bottom - all.top <= view.height
  if (!fits && spans.some((each) => shift(each, view) === 0)) return
  const by = shift(fits ? all : first, view)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (by !== 0) box.scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' })
}

/** How far to scroll so that `thing` is inside `view`; what is too tall shows its upper end. */
function shift(thing: Span, view: Span): number {
  if (thing.top >= view.top && thing.bottom <= view.bottom) return 0
  const above = thing.top - view.top - MARGIN
  const below = thing.bottom - view.bottom + MARGIN
  if (thing.top < view.top) return above
  return Math.min(above, below)
}
