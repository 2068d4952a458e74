/** Says asks, answers, events and reasons in one language. Twin of words/speaker.py. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Say } from '../board/types'
import type { Args, WireEvent } from '../wire/types'
import { signed, Terms, type Lang, type Scopes } from './terms'

export interface Texts {
  lang: Lang
  game: string
  terms: Scopes
  /** Fluent sources; a later one overrides, so the title's own come last. */
  sources: string[]
}

type Values = Record<string, FluentVariable>

const ISOLATION = /[\u2068\u2069]/g

export class Speaker implements Say {
  readonly lang: Lang
  readonly terms: Terms
  readonly #bundle: FluentBundle

  constructor(texts: Texts) {
    this.lang = texts.lang
    this.terms = new Terms(texts.lang, texts.terms, texts.game)
    this.#bundle = new FluentBundle(texts.lang, {
      functions: {
        TERM: ([id], named) =>
          this.terms.term(word(id), word(named.form), word(named.article)),
        COUNT: ([n, id], named) => this.terms.count(Number(word(n)), word(id), word(named.form)),
      },
    })
    for (const source of texts.sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null
  }

  text(key: string, args: Args = {}): string {
    return this.#format(key, args)?.text ?? key
  }

  maybe(key: string, args: Args = {}): string {
    return this.#format(key, args)?.text ?? ''
  }

  term(id: string, form = ''): string {
    return this.terms.has(id) ? this.terms.term(id, form) : ''
  }

  name(id: string): string {
    return this.terms.has(id) ? capital(this.terms.term(id)) : readable(id)
  }

  count(n: number, id: string, form = ''): string {
    return this.terms.count(n, id, form)
  }

  number(n: number): string {
    return signed(n)
  }

  /** The question that waits. */
  ask(kind: string, about: Args): string {
    return this.maybe(`ask-${kind}`, about) || readable(kind)
  }

  /** The label of an answer: the word's own message, else the kind's, else the thing's name. */
  answer(kind: string, answer: string, args: Args): string {
    const all = { word: answer, ...args }
    return (
      this.maybe(`answer-${kind}-${answer}`, all) ||
      this.maybe(`answer-${kind}`, all) ||
      this.name(answer)
    )
  }

  reason(code: string, args: Args): string {
    return this.maybe(`reason-${code}`, args) || readable(code)
  }

  /** A line of the log; "" for an event that is left unsaid. */
  event(event: WireEvent, names: readonly string[]): string {
    const args: Args = { ...event.args }
    const name = names[event.seat]
    if (name !== undefined) args.player = name
    if (typeof args.other === 'number') args.other = names[args.other] ?? ''
    const key = `log-${event.kind}`
    const full = this.#format(key, args)
    if (full && full.complete) return full.text
    // The wording for those who may not know everything.
    return this.#format(`${key}-hidden`, args)?.text ?? full?.text ?? ''
  }

  #format(key: string, args: Args): { text: string; complete: boolean } | null {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern == null) return null
    const values: Values = {}
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === 'boolean' ? String(value) : value
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors).replace(ISOLATION, '')
    const named = String(args.player ?? '')
    const start = named && text.startsWith(named) ? text : capital(text)
    return { text: start, complete: errors.length === 0 }
  }
}

/** An id as a message holds it: a string, or a number that names a thing. */
function word(value: FluentValue | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'object' ? String(value.valueOf()) : String(value)
}

export function readable(id: string): string {
  return capital(id.replace(/[_:]+/g, ' ').trim())
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
