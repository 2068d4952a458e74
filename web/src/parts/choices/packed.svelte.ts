/** Rows as close as the room asks for: all choices of a question are in sight, if they can be at all. */
import type { Attachment } from 'svelte/attachments'

/** How close: not at all, without drawings, closer, closest. `Choices.svelte` and its rows say what that means. */
const LEVELS = ['', '0', '1', '2']

/** `watched` reads all that may change the rows; the box that scrolls is the parent. */
export function packed(watched: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    const box = list.parentElement
    if (!box) return
    const pack = (): void => settle(list, () => fits(list, box))
    // Seen before anything is painted, so that no row jumps.
    $effect(() => {
      watched()
      pack()
    })
    const sizes = new ResizeObserver(pack)
    sizes.observe(box)
    return () => sizes.disconnect()
  }
}

function fits(list: HTMLElement, box: HTMLElement): boolean {
  const last = list.querySelector('ul > li:last-child')
  const under = list.querySelector('[data-under]')?.getBoundingClientRect().height ?? 0
  return !last || last.getBoundingClientRect().bottom + under + box.scrollTop <= box.getBoundingClientRect().bottom
}

/** The first level that fits; where none does the list scrolls anyway, and is easier to read as it was. */
export function settle(list: HTMLElement, isFitting: () => boolean): void {
  for (const level of [...LEVELS, '']) {
    if (level) list.dataset.packed = level
    else delete list.dataset.packed
    if (isFitting()) return
  }
}
