/** One tooltip for the whole page: opened by hover, focus, long press, or the tap on what cannot be chosen; closed by Escape. */
import type { Attachment } from 'svelte/attachments'
import { hand } from './still.svelte'
import type { Doubt } from './types'

export interface TipText {
  title: string
  /** Effect in one sentence; may be empty. */
  text?: string
  /** What choosing it does now, or why it cannot be chosen. */
  note?: string
  /** Who moved it last. */
  moved?: string
  /** Its figures were read off no printed copy. */
  doubt?: Doubt
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

  /** Not to be shown after all; an open one stays. */
  cancel(): void {
    window.clearTimeout(this.#timer)
  }

  hide(owner?: Element): void {
    window.clearTimeout(this.#timer)
    if (owner && this.#owner && owner !== this.#owner) return
    this.#owner = null
    this.open = null
  }

  isFor(owner: Element): boolean {
    return this.open !== null && this.#owner === owner
  }
}

export const tipBox = new TipBox()

const HOVER_MS = 250
const PRESS_MS = 450

/** `{@attach tip(() => ({ title, text }))}` on any element, HTML or SVG. */
export function tip(text: () => TipText): Attachment<Element> {
  return (element) => {
    const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse'
    let still = false // under a mouse that has not moved
    let told = false // by this very press, so that lifting the finger is no choice

    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        still = isMouse(event) && hand.resting
        if (isMouse(event) && !still) tipBox.show(element, text(), HOVER_MS)
      },
      pointermove: () => {
        if (!still || hand.resting) return
        still = false
        tipBox.show(element, text(), HOVER_MS)
      },
      pointerleave: (event) => {
        if (isMouse(event)) tipBox.hide(element)
      },
      pointerdown: (event) => {
        told = false
        if (!isMouse(event)) tipBox.show(element, text(), PRESS_MS)
      },
      pointerup: (event) => {
        if (isMouse(event)) return
        told = tipBox.isFor(element)
        if (!told) tipBox.cancel()
      },
      pointercancel: () => tipBox.cancel(),
      // A finger that picks nothing asks what it is.
      click: (event) => {
        const { state } = (element as HTMLElement | SVGElement).dataset
        const isChoice = state === 'available' || state === 'chosen'
        if (!isMouse(event) && (event as PointerEvent).pointerType !== '' && !isChoice) tipBox.show(element, text())
      },
      contextmenu: (event) => {
        if (tipBox.isFor(element)) event.preventDefault()
      },
      focus: () => {
        if (element.matches(':focus-visible')) tipBox.show(element, text())
      },
      // What leaves the page while focused blurs in the middle of drawing: hide after it.
      blur: () => queueMicrotask(() => tipBox.hide(element)),
    }
    const swallow = (event: Event): void => {
      if (told) event.stopImmediatePropagation()
      told = false
    }
    for (const [name, handler] of Object.entries(listeners)) element.addEventListener(name, handler)
    element.addEventListener('click', swallow, { capture: true })
    return () => {
      for (const [name, handler] of Object.entries(listeners)) {
        element.removeEventListener(name, handler)
      }
      element.removeEventListener('click', swallow, { capture: true })
      tipBox.hide(element)
    }
  }
}
