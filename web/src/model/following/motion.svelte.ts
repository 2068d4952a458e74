/** State first, drawing second: the board already stands as it is, and pictures of what moved
 * travel over it from the old place to the new. Finished at once by a click or Space. */
import { tick } from 'svelte'
import { travelTime } from './pace'
import { settings } from '../person/settings.svelte'
import { movesOf, type Box, type Move, type Scene, type Seen } from './moves'

const STAGGER_MS = 40
const STEP_MS = 1200
const RING_MS = 600
/** Steps wait for each other no longer than this; then the older ones are simply done. */
const QUEUE_MS = 3600
/** More than this is no move but another page. */
const MANY = 40
/** Farther apart in the game than this, two positions are not joined by travel. */
const FAR = 12

type Mark = HTMLElement | SVGElement

class Motion {
  #before: Scene<Mark> | null = null
  #forced = false
  #running = new Map<Animation, () => void>()
  /** Flights under way of each piece. */
  #flying = new Map<string, number>()
  /** Pictures on the stage, with the box of what they show when they were put there. */
  #pictures = new Map<HTMLElement | SVGElement, Move<Mark>>()
  #free = 0
  #layer: HTMLElement | null = null

  before(forced = false): void {
    this.#before = look()
    this.#forced = forced
  }

  after(): void {
    const before = this.#before
    const forced = this.#forced
    this.#before = null
    if (!before || document.visibilityState === 'hidden') return
    const moves = movesOf(before, look())
    if (moves.length === 0 || moves.length > MANY) return
    if (isStill()) for (const move of moves) this.#ring(move)
    else this.#fly(moves, forced)
  }

  /** Everything is where it belongs, now. True if something was under way. */
  finish(): boolean {
    const some = this.#running.size > 0
    for (const [animation, end] of [...this.#running]) {
      animation.cancel()
      end()
    }
    this.#free = 0
    return some
  }

  /** The page scrolls under way: the pictures go with what they show. */
  scrolled(): void {
    for (const [ghost, { picture: real, to }] of this.#pictures) {
      const box = boxOf(real)
      if (box.w > 0) ghost.style.translate = `${box.x - to.x}px ${box.y - to.y}px`
    }
  }

  #fly(moves: readonly Move<Mark>[], forced: boolean): void {
    const now = performance.now()
    if (this.#free - now > QUEUE_MS) this.finish()
    const start = Math.max(0, this.#free - now)
    const duration = travelTime(settings.pace, forced)
    const gap = Math.min(STAGGER_MS, (STEP_MS - duration) / moves.length)
    moves.forEach((move, i) => this.#travel(move, duration, start + i * gap))
    this.#free = now + start + duration + gap * (moves.length - 1)
  }

  #travel(move: Move<Mark>, duration: number, delay: number): void {
    const ghost = picture(move.picture, move.to)
    ghost.dataset.kind = move.kind
    const away = startOf(move)
    this.#stage().append(ghost)
    this.#pictures.set(ghost, move)
    // While it waits, a piece is still seen at its old place, unless it is yet on its way there.
    const others = this.#flying.get(move.piece) ?? 0
    const fill = move.piece && others === 0 ? 'backwards' : 'none'
    const flight = ghost.animate(
      [
        { transform: away, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay, fill, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    )
    this.#keep(flight, () => {
      ghost.remove()
      this.#pictures.delete(ghost)
      this.#flying.set(move.piece, (this.#flying.get(move.piece) ?? 1) - 1)
    })
    if (!move.piece) return
    this.#flying.set(move.piece, others + 1)
    const hidden = { opacity: 0 }
    this.#keep(move.picture.animate([hidden, hidden], { duration: duration + delay }))
  }

  #ring({ from, to }: Move<Mark>): void {
    for (const [box, name] of [
      [from, 'from'],
      [to, 'to'],
    ] as const) {
      const ring = document.createElement('div')
      ring.className = `flight-ring ${name}`
      place(ring, box)
      this.#stage().append(ring)
      const shown = ring.animate([{ opacity: 1 }, { opacity: 1 }], { duration: RING_MS })
      this.#keep(shown, () => ring.remove())
    }
  }

  #keep(animation: Animation, done = (): void => undefined): void {
    const end = (): void => {
      if (this.#running.delete(animation)) done()
    }
    this.#running.set(animation, end)
    animation.onfinish = end
    animation.oncancel = end
  }

  #stage(): HTMLElement {
    if (this.#layer?.isConnected) return this.#layer
    const layer = document.createElement('div')
    layer.className = 'flights'
    layer.setAttribute('aria-hidden', 'true')
    document.body.append(layer)
    this.#layer = layer
    return layer
  }
}

const motion = new Motion()

export interface Shown {
  board: unknown
  ply: number
  seat: number | null
  /** What came after that many answers the table did for the reader. */
  forced?: (after: number) => boolean
}

/** Called by a screen once: joins the positions it shows one after the other by travel. */
export function followMoves(shown: () => Shown): void {
  let drawn: Shown | null = null
  $effect.pre(() => {
    const next = shown()
    const near = drawn?.board && drawn.seat === next.seat && Math.abs(drawn.ply - next.ply) <= FAR
    if (near && drawn?.board !== next.board) motion.before(next.forced?.(drawn?.ply ?? 0))
    drawn = next
  })
  $effect(() => {
    shown()
    void tick().then(() => motion.after())
  })
  $effect(() => {
    const finish = (): void => void motion.finish()
    const key = (event: KeyboardEvent): void => {
      if (event.key === ' ' && motion.finish() && event.target === document.body) event.preventDefault()
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', finish],
      ['resize', finish],
      ['scroll', () => motion.scrolled()],
      ['keydown', key],
    ]
    for (const [name, deed] of listeners) window.addEventListener(name, deed as EventListener, true)
    return () => {
      finish()
      for (const [name, deed] of listeners) window.removeEventListener(name, deed as EventListener, true)
    }
  })
}

/** The reader wants nothing to move. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function look(): Scene<Mark> {
  const frames = new Map<Mark, Box>()
  const seen: Seen<Mark>[] = []
  for (const element of document.querySelectorAll<Mark>('[data-piece], [data-pile]')) {
    const box = boxOf(element)
    if (box.w === 0 || box.h === 0) continue
    const frame = frameOf(element)
    if (frame && !frames.has(frame)) frames.set(frame, boxOf(frame))
    const { piece = '', pile = '', count = '0', sign } = element.dataset
    seen.push({ element, piece, pile, count: Number(count), sign: sign !== undefined, box, frame })
  }
  return { seen, frames }
}

/** The outermost drawing, or the section of the page. */
function frameOf(element: Mark): Mark | null {
  let frame = element instanceof SVGElement ? element.ownerSVGElement : null
  while (frame?.ownerSVGElement) frame = frame.ownerSVGElement
  return frame ?? element.closest<HTMLElement>('section, article, main')
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, w: width, h: height }
}

/** Centre on centre, never out of shape; things out of a pile keep their own size. */
function startOf({ from, to, piece }: Move<Mark>): string {
  const scale = piece ? Math.min(from.w / to.w, from.h / to.h) : 1
  const x = from.x + from.w / 2 - to.x - to.w / 2
  const y = from.y + from.h / 2 - to.y - to.h / 2
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function place(element: HTMLElement | SVGElement, box: Box): void {
  const style = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }
  Object.assign(element.style, style)
}

const OWN = ['id', 'role', 'tabindex', 'aria-label', 'data-stop', 'data-target', 'data-piece', 'data-pile', 'data-count', 'data-sign', 'data-testid']

/** A copy to look at: says nothing, can be reached by nothing. */
function picture(element: Mark, box: Box): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as Mark
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of OWN) each.removeAttribute(name)
  }
  const ghost = element instanceof SVGElement ? drawing(element, copy as SVGElement) : copy
  ghost.classList.add('flight')
  place(ghost, box)
  return ghost
}

/** A part of a drawing needs a drawing of its own around it. */
function drawing(element: SVGElement, copy: SVGElement): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  if (element instanceof SVGSVGElement) {
    for (const [name, value] of Object.entries({ x: '0', y: '0', width: '100%', height: '100%' })) {
      copy.setAttribute(name, value)
    }
  } else {
    const { x, y, width, height } = (element as SVGGraphicsElement).getBBox()
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    svg.setAttribute('preserveAspectRatio', 'none')
    copy.removeAttribute('transform')
  }
  svg.append(copy)
  return svg
}
