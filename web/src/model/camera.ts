/** Brings what a new question is about into view, and only when none of it can be seen. */
import type { Attachment } from 'svelte/attachments'
import { tick } from 'svelte'

/** For the scrolling box of a board; `question` changes with every question asked of this reader. */
export function camera(question: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    if (question() === null) return
    void tick().then(() => show(box))
  }
}

function show(box: HTMLElement): void {
  const targets = [...box.querySelectorAll('[data-state="available"]')]
  const [first] = targets
  const frame = box.getBoundingClientRect()
  if (!first || targets.some((target) => isInside(target.getBoundingClientRect(), frame))) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: still ? 'auto' : 'smooth' })
}

function isInside(one: DOMRect, frame: DOMRect): boolean {
  const middle = (one.top + one.bottom) / 2
  return middle > frame.top && middle < frame.bottom
}
