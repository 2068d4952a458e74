/** Hover, focus, click and keys of a thing on a board, whether drawn in SVG or laid out in HTML. */
import type { Attachment } from 'svelte/attachments'
import type { TableFace } from './types'

export function pointable(table: TableFace, id: () => string): Attachment<Element> {
  return (element) => {
    let pointing = false
    const state = (): string => table.mark(id()).state
    const activate = (): void => {
      if (state() === 'available' || state() === 'chosen') table.choose(id())
    }
    const point = (): void => {
      if (state() === 'idle') return
      pointing = true
      table.point(id())
    }
    // A thing that leaves the page while focused blurs in the middle of drawing: tell it afterwards.
    const unpoint = (): void => {
      if (!pointing) return
      pointing = false
      queueMicrotask(() => table.point(null))
    }
    const key = (event: Event): void => {
      const pressed = (event as KeyboardEvent).key
      if (pressed !== 'Enter' && pressed !== ' ') return
      event.preventDefault()
      activate()
    }
    const listeners: Record<string, (event: Event) => void> = {
      click: activate,
      keydown: key,
      pointerenter: point,
      pointerleave: unpoint,
      focus: point,
      blur: unpoint,
    }
    for (const [name, handler] of Object.entries(listeners)) element.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of Object.entries(listeners)) element.removeEventListener(name, handler)
    }
  }
}
