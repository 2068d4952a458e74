import type { Attachment } from 'svelte/attachments'

/** Writes the full name, and the short one where the full one is cut. */
export function fitted(names: { full: string; short: string }): Attachment<HTMLElement> {
  return (node) => {
    const write = (): void => {
      node.textContent = names.full
      if (names.short !== names.full && isCut(node)) node.textContent = names.short
    }
    write()
    if (names.short === names.full || !node.parentElement || !('ResizeObserver' in window)) return
    void document.fonts?.ready.then(write) // letters that come later may be wider
    // The box around it, whose size does not follow the name.
    const watch = new ResizeObserver(write)
    watch.observe(node.parentElement)
    return () => watch.disconnect()
  }
}

/** By its own box, or by the one around it. */
function isCut(node: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight, parentElement: around } = node
  const below = around ? node.getBoundingClientRect().bottom - around.getBoundingClientRect().bottom : 0
  return below > 0 || scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2
}
