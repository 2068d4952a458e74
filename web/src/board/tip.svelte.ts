/** One tooltip for the whole page: opened by hover, focus or long press, closed by Escape. */
import type { Attachment } from 'svelte/attachments'

export interface TipText {
  title: string
  /** Effect in one sentence; may be empty. */
  text?: string
  /** What choosing it does now, or why it cannot be chosen. */
  note?: string
  /** The value is our reading of a source, not a printed one. */
  uncertain?: boolean
}

interface OpenTip extends TipText {
  box: DOMRect
}

class TipBox {
  open = $state.raw<OpenTip | null>(null)
  #owner: Element | null = null
  #timer = 0

  show(owner: Element, text: TipText, wait = 0): void {
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      if (!owner.isConnected) return
      this.#owner = owner
      this.open = { ...text, box: owner.getBoundingClientRect() }
    }, wait)
  }

  hide(owner?: Element): void {
    window.clearTimeout(this.#timer)
    if (owner && this.#owner && owner !== this.#owner) return
    this.#owner = null
    // An element that leaves the page blurs in the middle of drawing, when no state may change.
    queueMicrotask(() => {
      if (this.#owner === null) this.open = null
    })
  }
}

export const tipBox = new TipBox()

const HOVER_MS = 250
const PRESS_MS = 450

/** `{@attach tip(() => ({ title, text }))}` on any element, HTML or SVG. */
export function tip(text: () => TipText): Attachment<Element> {
  return (element) => {
    const show = (wait: number) => () => tipBox.show(element, text(), wait)
    const hide = (): void => tipBox.hide(element)
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') show(HOVER_MS)()
    }
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse') show(PRESS_MS)()
    }
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') hide()
    }
    const focus = (): void => {
      if (element.matches(':focus-visible')) show(0)()
    }
    const listeners: [string, EventListener][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['focus', focus],
      ['blur', hide],
    ]
    for (const [name, handler] of listeners) element.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of listeners) element.removeEventListener(name, handler)
      hide()
    }
  }
}
