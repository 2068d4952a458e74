/** Says asks, answers, events and reasons in one language. Twin of words/speaker.py. */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Say } from '../board/types'
import type { Arg, Args, Reason, WireEvent } from '../wire/types'
import { signed, Terms, type Lang, type Scopes } from './terms'

export interface Texts {
  lang: Lang
  game: string
  terms: Scopes
  /** Fluent sources; a later one overrides, so the title's own come last. */
  sources: string[]
}

type Values = Record<string, FluentVariable>

/** The reader among the players: what a message calls them in the basic form. */
class You extends FluentType<string> {
  override toString(): string {
    return this.value
  }
}

/** A player as a message calls them: by name, or as the reader. */
export type Called = string | You

/** The facts of a message, its players included. */
export type Facts = Record<string, Arg | You>

/** Numbers of a reason that choose its wording; the others are read, with the sign of our texts. */
const CHOOSING: ReadonlySet<string> = new Set(['certain'])

/** Only names written from right to left need isolation marks; everything else reads the same. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

export class Speaker implements Say {
  readonly lang: Lang
  readonly terms: Terms
  readonly #bundle: FluentBundle
  readonly #sources: readonly string[]

  constructor(texts: Texts) {
    this.lang = texts.lang
    this.#sources = texts.sources
    this.terms = new Terms(texts.lang, texts.terms, texts.game)
    this.#bundle = new FluentBundle(texts.lang, {
      useIsolating: false,
      functions: {
        TERM: ([id], { form, article, kind }) =>
          this.terms.term(word(id), word(form), word(article), word(kind)),
        COUNT: ([n, id], { form }) => this.terms.count(Number(word(n)), word(id), word(form)),
        COUNTS: (values, { form }) => this.terms.counts(pairs(values), word(form)),
        WHO: ([player], { form }) => (player instanceof You ? this.terms.term('you', word(form)) : word(player)),
        VERB: ([player, theirs, yours]) => word(player instanceof You ? yours : theirs),
      },
    })
    for (const source of texts.sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null
  }

  /** The keys of messages that begin so, in the order they are written. */
  keys(start: string): string[] {
    const found = this.#sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? ''))
    return [...new Set(found.filter((key) => key.startsWith(start)))]
  }

  text(key: string, args: Facts = {}): string {
    return this.maybe(key, args) || key
  }

  maybe(key: string, args: Facts = {}): string {
    const full = this.#format(key, args)
    if (full === null || full.complete) return full?.text ?? ''
    // The wording for a reader who was not given all the facts; it may have a barer one.
    return this.maybe(`${key}-bare`, args) || full.text
  }

  term(id: string, form = ''): string {
    return this.terms.has(id) ? this.terms.term(id, form) : ''
  }

  name(id: string): string {
    return this.known(id) || readable(id)
  }

  /** The name of a thing or of a part of the board, "" when the words have none. */
  known(id: string): string {
    if (this.terms.has(id)) return capital(this.terms.term(id))
    const own = this.maybe(`field-${id}`)
    if (own) return own
    const one = id.endsWith('ies') ? `${id.slice(0, -3)}y` : id.replace(/s$/, '')
    return this.terms.has(one) ? capital(this.terms.term(one, 'pl')) : ''
  }

  /** What a player has so many of: a piece that happens to be called the same comes last. */
  figure(id: string): string {
    const one = id.replace(/s$/, '')
    const counted = one !== id && this.terms.has(one) ? capital(this.terms.term(one, 'pl')) : ''
    return this.maybe(`field-${id}`) || counted || this.known(id)
  }

  count(n: number, id: string, form = ''): string {
    return this.terms.count(n, id, form)
  }

  number(n: number): string {
    return signed(n)
  }

  /** The players as one of them reads of them; without a seat, as everybody else does. */
  called(names: readonly string[], reader: number | null): Called[] {
    const you = new You(this.terms.term('you'))
    return names.map((name, seat) => (seat === reader ? you : name))
  }

  /** The question that waits. */
  ask(kind: string, about: Args): string {
    return this.maybe(`ask-${kind}`, about) || readable(kind)
  }

  /**
   * The label of an answer: the word's own message, else its group's, else the kind's.
   * The group `play` is all words that start with `play_`; `names` are the players by seat.
   */
  answer(kind: string, answer: string, args: Args, names: readonly Called[]): string {
    const all = { word: answer, ...this.#named(args, names) }
    const group = answer.split('_', 1)[0] ?? answer
    return (
      this.maybe(`answer-${kind}-${answer}`, all) ||
      this.maybe(`answer-${kind}-${group}-all`, all) ||
      this.maybe(`answer-${kind}`, all) ||
      this.name(answer)
    )
  }

  reason(code: string, args: Args): string {
    return this.maybe(`reason-${code}`, args) || readable(code)
  }

  /**
   * What sets an advised answer apart from the others; "" where the words have no name for its figure.
   * `names` are the players by seat, as the reader calls them.
   */
  why(reason: Reason, names: readonly Called[]): string {
    const { code, seat, args } = reason
    if (typeof args.event === 'string') {
      const told = this.event({ kind: args.event, seat, args }, names)
      return told && this.maybe(`why-${code}`, { certain: args.certain ?? 1, told })
    }
    const facts: Facts = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [key, typeof value === 'number' && !CHOOSING.has(key) ? signed(value) : value]),
    )
    if (typeof args.name === 'string') facts.label = this.figure(args.name)
    if (facts.label === '') return ''
    if (seat >= 0) facts.player = this.#name(seat, names)
    return this.maybe(`why-${code}`, facts)
  }

  /** A line of the log; "" for an event that is left unsaid. */
  event(event: WireEvent, names: readonly Called[], group = 'log'): string {
    const args = this.#named(event.args, names)
    if (event.seat >= 0) args.player = this.#name(event.seat, names)
    return this.maybe(`${group}-${event.kind}`, args)
  }

  /** A line of advice for a first game; "" where the words have none. */
  wheels(key: string, args: Args, names: readonly Called[]): string {
    return this.maybe(`wheels-${key}`, this.#named(args, names))
  }

  /** The facts with names for seats: those whose key ends in `seat`, unless it is nobody's. */
  #named(args: Args, names: readonly Called[]): Facts {
    const named: Facts = { ...args }
    for (const [key, value] of Object.entries(args)) {
      if (key.endsWith('seat') && typeof value === 'number' && value >= 0) named[key] = this.#name(value, names)
    }
    return named
  }

  /** A seat nobody sits at is played by the rules. */
  #name(seat: number, names: readonly Called[]): Called {
    return names[seat] ?? this.terms.term('automa')
  }

  #format(key: string, args: Facts): { text: string; complete: boolean } | null {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern == null) return null
    const values: Values = {}
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === 'number' || value instanceof You ? value : isolated(String(value))
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors)
    const name = args.player instanceof You ? '' : String(args.player ?? '')
    return { text: capital(text, name), complete: errors.length === 0 }
  }
}

function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

/** An id as a message holds it: a string, or a number that names a thing. */
function word(value: FluentValue | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'object' ? String(value.valueOf()) : String(value)
}

/** The arguments of COUNTS: number, id, number, id. */
function pairs(values: readonly FluentValue[]): [number, string][] {
  const found: [number, string][] = []
  for (let at = 0; at + 1 < values.length; at += 2) {
    found.push([Number(word(values[at])), word(values[at + 1])])
  }
  return found
}

function readable(id: string): string {
  return capital(id.replace(/[_:]+/g, ' ').trim())
}

/** A capital for the first letter, unless the text starts with a player's name. */
export function capital(text: string, name = ''): string {
  const start = text.startsWith('\u2068') ? 1 : 0 // the isolation mark of the first argument
  if (name && text.startsWith(name, start)) return text
  return text.slice(0, start) + text.charAt(start).toLocaleUpperCase() + text.slice(start + 1)
}
