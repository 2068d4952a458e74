/** Keyboard travel: F6 goes from zone to zone, arrows from stop to stop inside one. */
import type { Attachment } from 'svelte/attachments'

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
type Stop = HTMLElement | SVGElement

const WAYS: Record<Way, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Marks an element as a zone. Its `[data-stop]` elements share one place in the tab order. */
export function zone(name: string): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.zone = name
    const tidy = (): void => keepOneStop(element)
    const moved = (event: FocusEvent): void => {
      const stop = (event.target as Element).closest('[data-stop]')
      if (stop) setCurrent(element, stop)
    }
    const key = (event: KeyboardEvent): void => travel(element, event)
    element.addEventListener('focusin', moved)
    element.addEventListener('keydown', key)
    const watch = new MutationObserver(tidy)
    watch.observe(element, { childList: true, subtree: true })
    tidy()
    return () => {
      watch.disconnect()
      element.removeEventListener('focusin', moved)
      element.removeEventListener('keydown', key)
    }
  }
}

function stopsOf(element: Element): Stop[] {
  return [...element.querySelectorAll<Stop>('[data-stop]')].filter(
    (stop) => stop.getClientRects().length > 0 && stop.checkVisibility({ visibilityProperty: true }),
  )
}

function setCurrent(element: Element, current: Element): void {
  for (const stop of element.querySelectorAll('[data-stop]')) {
    stop.setAttribute('tabindex', stop === current ? '0' : '-1')
  }
}

function keepOneStop(element: Element): void {
  const all = [...element.querySelectorAll('[data-stop]')]
  if (all.filter((stop) => stop.getAttribute('tabindex') === '0').length === 1) return
  const first = all.find((stop) => stop.getAttribute('data-state') === 'available') ?? all[0]
  if (first) setCurrent(element, first)
}

function travel(element: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const from = (event.target as Element).closest<Stop>('[data-stop]')
  if (!from) return
  const stops = stopsOf(element)
  const goal =
    event.key === 'Home'
      ? stops[0]
      : event.key === 'End'
        ? stops.at(-1)
        : event.key in WAYS
          ? nearest(from, stops, WAYS[event.key as Way])
          : undefined
  if (!goal) return
  event.preventDefault()
  goal.focus()
}

/** The stop that lies closest in a direction; straying sideways counts double. */
function nearest(from: Stop, stops: readonly Stop[], way: [number, number]): Stop | undefined {
  const [dx, dy] = way
  const start = middle(from)
  let best: Stop | undefined
  let least = Infinity
  for (const stop of stops) {
    if (stop === from) continue
    const end = middle(stop)
    const along = (end.x - start.x) * dx + (end.y - start.y) * dy
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx)
    if (along <= 1) continue
    const cost = along + 2 * aside
    if (cost < least) {
      least = cost
      best = stop
    }
  }
  return best
}

function middle(stop: Stop): { x: number; y: number } {
  const box = stop.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** F6 and Shift+F6. */
export function nextZone(back: boolean): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter(
    (each) => each.getClientRects().length > 0 && stopsOf(each).length > 0,
  )
  if (zones.length === 0) return
  const here = zones.findIndex((each) => each.contains(document.activeElement))
  const start = zones.find((each) => each.dataset.zone === 'choices')
  const step = back ? -1 : 1
  const goal = here < 0 && start ? start : zones[(here + step + zones.length) % zones.length]
  if (goal) enterZone(goal)
}

function enterZone(element: HTMLElement): void {
  const current = element.querySelector<Stop>('[data-stop][tabindex="0"]')
  const goal = current && current.getClientRects().length > 0 ? current : stopsOf(element)[0]
  goal?.focus()
}

export function focusZone(name: string): void {
  const found = document.querySelector<HTMLElement>(`[data-zone="${name}"]`)
  if (found) enterZone(found)
}
