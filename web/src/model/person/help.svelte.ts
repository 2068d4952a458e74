/** The one help of the page: rules, settings, keys. Opened from wherever something is called by its name. */

class HelpBox {
  open = $state(false)
  /** What is looked for in the rules. */
  find = $state('')
  /** The title whose rules can be read here; "" where there is no table. */
  game = $state('')

  show(find = ''): void {
    this.find = find
    this.open = true
  }
}

export const helpBox = new HelpBox()

/** While this screen is there, the rules of its title can be read. */
export function giveRules(game: () => string): void {
  $effect(() => {
    helpBox.game = game()
    return () => {
      helpBox.game = ''
      helpBox.open = false
    }
  })
}
