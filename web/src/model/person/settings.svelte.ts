/** What this browser likes: kept in local storage, never sent anywhere. */
import { preferredLang } from '../../words/load'
import { LANGS, type Lang } from '../../words/terms'
import { PACES, type Pace } from '../following/pace'

export type Theme = 'auto' | 'light' | 'dark'
/** What fingers tap twice: what has more to tell than its name or cannot be taken back; only the latter; nothing. */
export const TAPS = ['tell', 'oneway', 'never'] as const
export type Taps = (typeof TAPS)[number]

const STORE = 'tablero'

interface Kept {
  lang?: Lang
  theme?: Theme
  name?: string
  guard?: boolean
  sound?: boolean
  muted?: string[]
  recap?: boolean
  blind?: boolean
  lessons?: Record<string, number>
  pace?: Pace
  sure?: boolean
  taps?: Taps
  takebacks?: boolean
  thinkHere?: boolean
  wheels?: boolean
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Settings {
  #kept = $state<Kept>(kept())

  #set(change: Kept): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get lang(): Lang {
    const lang = this.#kept.lang
    return lang && LANGS.includes(lang) ? lang : preferredLang()
  }
  set lang(lang: Lang) {
    this.#set({ lang })
  }
  get theme(): Theme {
    return this.#kept.theme ?? 'auto'
  }
  set theme(theme: Theme) {
    this.#set({ theme })
    showTheme(theme)
  }
  get name(): string {
    return this.#kept.name ?? ''
  }
  set name(name: string) {
    this.#set({ name })
  }
  /** Ask before a choice that ends the turn while others remain. */
  get guard(): boolean {
    return this.#kept.guard ?? true
  }
  set guard(guard: boolean) {
    this.#set({ guard })
  }
  get sound(): boolean {
    return this.#kept.sound ?? false
  }
  set sound(sound: boolean) {
    this.#set({ sound })
  }
  /** Sounds that stay silent though sound is on. */
  get muted(): readonly string[] {
    return this.#kept.muted ?? []
  }
  set muted(muted: readonly string[]) {
    this.#set({ muted: [...muted] })
  }
  /** Tell what the others did since my last turn. */
  get recap(): boolean {
    return this.#kept.recap ?? true
  }
  set recap(recap: boolean) {
    this.#set({ recap })
  }
  /** The step a lesson is to go on at; one past the last when it is done. */
  lessonAt(game: string): number {
    const step = this.#kept.lessons?.[game] ?? 0
    return Number.isInteger(step) && step > 0 ? step : 0
  }
  keepLesson(game: string, step: number): void {
    this.#set({ lessons: { ...this.#kept.lessons, [game]: step } })
  }
  /** How fast the deeds of others follow each other. */
  get pace(): Pace {
    const pace = this.#kept.pace
    return pace && PACES.includes(pace) ? pace : 'brisk'
  }
  set pace(pace: Pace) {
    this.#set({ pace })
  }
  /** Ask before a choice that cannot be taken back. */
  get sure(): boolean {
    return this.#kept.sure ?? false
  }
  set sure(sure: boolean) {
    this.#set({ sure })
  }
  /** Fingers cannot hover: before what the first tap tells and the second plays. */
  get taps(): Taps {
    const taps = this.#kept.taps
    return taps && TAPS.includes(taps) ? taps : 'tell'
  }
  set taps(taps: Taps) {
    this.#set({ taps })
  }
  /** At new tables against bots alone: go back over draws and their moves. */
  get takebacks(): boolean {
    return this.#kept.takebacks ?? true
  }
  set takebacks(takebacks: boolean) {
    this.#set({ takebacks })
  }
  /** Hints and reviews: thought out in this page, though the server would do it. */
  get thinkHere(): boolean {
    return this.#kept.thinkHere ?? false
  }
  set thinkHere(thinkHere: boolean) {
    this.#set({ thinkHere })
  }
  /** Advice in first games, until it is put away. */
  get wheels(): boolean {
    return this.#kept.wheels ?? true
  }
  set wheels(wheels: boolean) {
    this.#set({ wheels })
  }
  /** Replays that give neither length nor result away. */
  get blind(): boolean {
    return this.#kept.blind ?? false
  }
  set blind(blind: boolean) {
    this.#set({ blind })
  }
}

const darkWish = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && darkWish?.matches === true)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

export const settings = new Settings()

darkWish?.addEventListener('change', () => showTheme(settings.theme))
