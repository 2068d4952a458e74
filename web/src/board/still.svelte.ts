/** Whether the hand rests since it last chose something. What a redraw puts under a mouse that has not moved, or under the
 * focus, was not pointed at: nothing is to lie over what comes next because of it. */
const STILL_PX = 6
const CHOOSES = /^(Enter| |\d)$/
const WALKS = /^(Arrow|Tab|Home|End|Page)/

class Hand {
  resting = $state(false)
  #at = { x: 0, y: 0 }

  pressed({ clientX: x, clientY: y }: PointerEvent): void {
    this.#at = { x, y }
    this.resting = true
  }

  moved({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#at.x, clientY - this.#at.y) >= STILL_PX) this.resting = false
  }

  typed({ key }: KeyboardEvent): void {
    if (CHOOSES.test(key)) this.resting = true
    else if (WALKS.test(key)) this.resting = false
  }
}

export const hand = new Hand()

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => hand.pressed(event), true)
  window.addEventListener('pointermove', (event) => hand.moved(event), true)
  window.addEventListener('keydown', (event) => hand.typed(event), true)
}
