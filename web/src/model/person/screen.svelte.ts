/** Width and pointer of the screen, as the layout needs to know them. */

class Screen {
  /** Phone layout: tabs and a bottom sheet. */
  narrow = $state(false)
  /** In the phone layout: the question beside the board, not below it. */
  side = $state(false)
  /** In the phone layout: the board is some 680 px wide, whether the question lies beside or below it. */
  tablet = $state(false)
  /** Room for a whole table at once: board, market, own area, choices. */
  whole = $state(true)
  /** A whole table needs all of the height. */
  low = $state(false)
  /** Room to keep the own area in sight under the board. */
  roomy = $state(true)
  /** Fingers: a board target is armed by the first tap and played by the second. */
  touch = $state(false)

  constructor() {
    this.#watch('(max-width: 760px), (max-height: 480px)', (matches) => (this.narrow = matches))
    this.#watch('(min-width: 560px) and (orientation: landscape)', (matches) => (this.side = matches))
    this.#watch('(min-width: 1010px), (min-width: 700px) and (orientation: portrait)', (matches) => (this.tablet = matches))
    this.#watch('(min-width: 1100px) and (min-height: 640px)', (matches) => (this.whole = matches))
    this.#watch('(max-height: 799px)', (matches) => (this.low = matches))
    this.#watch('(min-width: 1200px) and (min-height: 640px)', (matches) => (this.roomy = matches))
    this.#watch('(pointer: coarse)', (matches) => (this.touch = matches))
  }

  #watch(query: string, tell: (matches: boolean) => void): void {
    if (typeof matchMedia !== 'function') return
    const list = matchMedia(query)
    tell(list.matches)
    list.addEventListener('change', (event) => tell(event.matches))
  }
}

export const screen = new Screen()
