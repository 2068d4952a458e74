/** The part of the map that is in sight: the whole of it, or nearer by wheel, pinch, keys and buttons. */
import type { Attachment } from 'svelte/attachments'
import { tipBox } from '../../../board/tip.svelte'
import type { Box, Point } from '../book'

/** How near one can go. */
const NEAREST = 3
const STEP = 1.25
const PER_PIXEL = 1.0015

export class Zoom {
  #whole: Box
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 })

  constructor(whole: Box) {
    this.#whole = whole
    this.box = whole
  }

  get fits(): boolean {
    return this.box === this.#whole
  }

  get scale(): number {
    return this.#whole.w / this.box.w
  }

  fit(): void {
    tipBox.hide() // what it stood beside has gone elsewhere
    this.box = this.#whole
  }

  in(): void {
    this.by(STEP, this.#middle())
  }

  out(): void {
    this.by(1 / STEP, this.#middle())
  }

  /** Nearer by a factor; `about` stays where it is on the screen. */
  by(factor: number, about: Point): void {
    const scale = Math.min(NEAREST, this.scale * factor)
    if (scale <= 1.01) return this.fit()
    const w = this.#whole.w / scale
    const h = this.#whole.h / scale
    const k = w / this.box.w
    this.#show({ x: about.x - (about.x - this.box.x) * k, y: about.y - (about.y - this.box.y) * k, w, h })
  }

  move(dx: number, dy: number): void {
    if (!this.fits) this.#show({ ...this.box, x: this.box.x - dx, y: this.box.y - dy })
  }

  /** Never beyond the edge of the map. */
  #show({ x, y, w, h }: Box): void {
    const all = this.#whole
    tipBox.hide()
    this.box = {
      x: Math.max(all.x, Math.min(x, all.x + all.w - w)),
      y: Math.max(all.y, Math.min(y, all.y + all.h - h)),
      w,
      h,
    }
  }

  #middle(): Point {
    return { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 }
  }

  /** Wheel, drag and pinch on the drawing. */
  readonly hands: Attachment<SVGSVGElement> = (svg) => {
    const held = new Map<number, Point>()
    let dragged = false
    const plane = (x: number, y: number): Point => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse())
    const unit = (): number => 1 / (svg.getScreenCTM()?.a ?? 1)
    const spread = (): number => {
      const [a, b] = [...held.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      this.by(PER_PIXEL ** -event.deltaY, plane(event.clientX, event.clientY))
    }
    const down = (event: PointerEvent): void => {
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
      dragged = false
    }
    const move = (event: PointerEvent): void => {
      const from = held.get(event.pointerId)
      if (!from) return
      const before = spread()
      const to = { x: event.clientX, y: event.clientY }
      held.set(event.pointerId, to)
      if (held.size === 2 && before > 0) {
        const [a, b] = [...held.values()] as [Point, Point]
        this.by(spread() / before, plane((a.x + b.x) / 2, (a.y + b.y) / 2))
        dragged = true
      } else if (held.size === 1 && !this.fits) {
        if (!dragged && Math.hypot(to.x - from.x, to.y - from.y) < 3) return void held.set(event.pointerId, from)
        dragged = true
        this.move((to.x - from.x) * unit(), (to.y - from.y) * unit())
      }
    }
    const up = (event: PointerEvent): void => void held.delete(event.pointerId)
    // The click that ends a drag chooses nothing.
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopImmediatePropagation()
      dragged = false
    }
    svg.addEventListener('wheel', wheel, { passive: false })
    svg.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    svg.addEventListener('click', click, { capture: true })
    return () => {
      svg.removeEventListener('wheel', wheel)
      svg.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      svg.removeEventListener('click', click, { capture: true })
    }
  }
}
