/** The reader's language and the speaker for the title on screen; reading `words.say` is reactive. */
import { settings } from '../model/person/settings.svelte'
import { loadTexts, type Teaching } from './load'
import { Speaker, type Facts } from './speaker'
import type { Lang } from './terms'

class Words {
  say = $state.raw<Speaker>(new Speaker({ lang: 'en', game: '', terms: {}, sources: [] }))
  ready = $state(false)
  #game = ''
  #teaching: Teaching = ''
  #ticket = 0

  /** Load the words of the chosen language and of a title ("" for the screens before a table), perhaps with what is taught. */
  async use(game: string, teaching: Teaching = ''): Promise<void> {
    this.#game = game
    this.#teaching = teaching
    const lang = settings.lang
    const ticket = ++this.#ticket
    const texts = await loadTexts(lang, game, teaching)
    if (ticket !== this.#ticket) return // a later choice won
    this.say = new Speaker(texts)
    this.ready = true
    document.documentElement.lang = lang
  }

  async speak(lang: Lang): Promise<void> {
    settings.lang = lang
    await this.use(this.#game, this.#teaching)
  }
}

export const words = new Words()

/** A message by key in the reader's language. */
export function t(key: string, args: Facts = {}): string {
  return words.say.text(key, args)
}
