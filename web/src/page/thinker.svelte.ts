/** Who thinks for a person: the server of the table, or this page with what it fetches once. */
import { untrack } from 'svelte'
import { settings } from '../model/person/settings.svelte'
import type { Door } from '../wire/door'
import type { Thinking } from '../wire/types'
import type { Files } from './wire'

class Thinker {
  /** Who can, once somebody has wanted to know. */
  told = $state.raw<Thinking | null>(null)
  /** Whether both can, and the person may choose. */
  choice = $derived(this.told !== null && this.told.server && this.told.runtime !== '')
  /** Whether neither can: advice is not offered. */
  nobody = $derived(this.told !== null && !this.told.server && this.told.runtime === '')

  async look(door: Door): Promise<void> {
    // Whoever asks from an effect is not to be run anew by the answer.
    if (untrack(() => this.told) !== null) return
    const answer = await door.ask('GET', '/thinking')
    if (answer.ok) this.told = (await answer.json()) as Thinking
  }

  /** A start that failed: a newer server has newer files. */
  forget(): void {
    this.told = null
  }

  /** What to think with in this page; null where it is left to the server. */
  files(): Files | null {
    const told = this.told
    if (told === null || told.runtime === '' || (told.server && !settings.thinkHere)) return null
    return { base: new URL(import.meta.env.BASE_URL, document.baseURI).href, runtime: told.runtime, engine: told.engine }
  }
}

export const thinker = new Thinker()
