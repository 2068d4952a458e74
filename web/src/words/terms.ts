/** The forms of terms: TERM, COUNT and COUNTS of the messages. Twin of words/terms.py; see docs/words.md. */

export type Lang = 'en' | 'ru' | 'de'
export const LANGS: readonly Lang[] = ['en', 'ru', 'de']

type Forms = Record<string, string>
/** One language: scope (`shared` or a title) to term id to forms. */
export type Scopes = Record<string, Record<string, Forms>>

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

const AND: Record<Lang, string> = { en: 'and', ru: 'и', de: 'und' }
const NOTHING: Record<Lang, string> = { en: 'nothing', ru: 'ничего', de: 'nichts' }

/** A form that is not written looks like this one; all others like the nominative singular. */
const FALLBACK: Forms = { def_nom: 'nom', def_acc: 'acc', def_dat: 'dat', dat_pl: 'pl' }

const DEFINITE: Record<string, Forms> = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
}
const INDEFINITE: Record<string, Forms> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
}

/** The terms one title's messages may name, in one language. */
export class Terms {
  readonly #forms: Record<string, Forms>

  constructor(
    readonly lang: Lang,
    scopes: Scopes,
    game = '',
  ) {
    this.#forms = { ...scopes.shared, ...scopes[game] }
  }

  has(id: string): boolean {
    return Object.hasOwn(this.#forms, id)
  }

  /**
   * One form of a term; `article` "a" or "the" for the singular. Unknown: the id itself.
   * `kind` chooses among things of one id: corn of the kind "plantation" is corn_plantation.
   */
  term(id: string, form = '', article = '', kind = ''): string {
    const forms = this.#forms[`${id}_${kind}`] ?? this.#forms[id]
    if (!forms) return id
    if (this.lang === 'en') return english(forms, form, article)
    if (this.lang === 'de') return german(forms, form || 'nom', article)
    return pick(forms, form || 'nom')
  }

  /** A number with the form of the term that goes with it. */
  count(n: number, id: string, form = ''): string {
    const forms = this.#forms[id]
    const noun = forms ? this.#counted(Math.abs(n), forms, form || 'nom') : id
    return signed(n) + NO_BREAK_SPACE + noun
  }

  /** Several counted things as a list; equal ones are added, what is not there is left out. */
  counts(pairs: readonly [number, string][], form = ''): string {
    const sums = new Map<string, number>()
    for (const [n, id] of pairs) sums.set(id, (sums.get(id) ?? 0) + n)
    const parts = [...sums].filter(([, n]) => n !== 0).map(([id, n]) => this.count(n, id, form))
    const last = parts.pop()
    if (last === undefined) return NOTHING[this.lang]
    return parts.length === 0 ? last : `${parts.join(', ')} ${AND[this.lang]} ${last}`
  }

  #counted(n: number, forms: Forms, form: string): string {
    if (this.lang === 'en') return n === 1 ? pick(forms, 'one') : pick(forms, 'other')
    return this.lang === 'de' ? germanCounted(n, forms, form) : russianCounted(n, forms, form)
  }
}

/** A figure with a true minus sign. */
export function signed(n: number, plus = false): string {
  return (n < 0 ? MINUS : plus ? '+' : '') + String(Math.abs(n))
}

function pick(forms: Forms, form: string): string {
  let name = form
  while (!(name in forms) && FALLBACK[name]) name = FALLBACK[name] ?? 'nom'
  return forms[name] ?? forms.nom ?? forms.one ?? ''
}

function english(forms: Forms, form: string, article: string): string {
  const one = pick(forms, 'one')
  if (form === 'pl') return pick(forms, 'other')
  if (article === 'the' && 'other' in forms) return `the ${one}`
  if (article === 'a' && 'a' in forms) return `${forms.a ?? ''} ${one}`
  return one
}

function german(forms: Forms, form: string, article: string): string {
  const gender = forms.gender ?? ''
  const the = DEFINITE[form]?.[gender]
  if (article === 'the' && the) return `${the} ${pick(forms, `def_${form}`)}`
  const a = INDEFINITE[form]?.[gender]
  if (article === 'a' && a && !('mass' in forms)) return `${a} ${pick(forms, form)}`
  return pick(forms, form)
}

function germanCounted(n: number, forms: Forms, form: string): string {
  if (n === 1) return pick(forms, form)
  return pick(forms, form === 'dat' ? 'dat_pl' : 'pl')
}

function russianCounted(n: number, forms: Forms, form: string): string {
  if ('mass' in forms) return `ед.${NO_BREAK_SPACE}${pick(forms, 'gen')}`
  if (n % 10 === 1 && n % 100 !== 11) return pick(forms, form)
  const few = n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14)
  const living = form === 'acc' && forms.animate === 'yes'
  return pick(forms, few && form !== 'gen' && !living ? 'few' : 'gen_pl')
}
