/** A printed action as a row of small drawings. */
import type { Action, Deed, Side } from './printed'

export type PartKind = 'coin' | 'pay' | 'card' | 'glyph' | 'arrow' | 'or' | 'per'

export interface Part {
  kind: PartKind
  /** Glyph or card id. */
  id: string
  figure: string
  width: number
}

/** Height of a row in its own units. */
export const ROW = 24
const DIGIT = 12
const LETTER = 17

/** How a title draws deeds that others have not, or draws otherwise, by their verb. */
export type Verbs = Readonly<Record<string, (deed: Deed) => Part[]>>

export function partsOf(action: Action, verbs: Verbs = {}): Part[] {
  return action.flatMap((side, i) => (i === 0 ? sideOf(side, verbs) : [mark('or', 9), ...sideOf(side, verbs)]))
}

/** Only what it brings, as one drawing, where there is no room for more. */
export function briefOf(action: Action, verbs: Verbs = {}): Part[] {
  return (action.at(-1)?.rewards ?? []).flatMap((deed) => partOf(deed, verbs)).slice(0, 1)
}

/** A deed that is drawn alone. */
export function only(verb: string, what = '', n = 0): Action {
  return [{ word: '', target: '', prices: [], rewards: [{ verb, what, n }] }]
}

export function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.width, 0) + Math.max(0, parts.length - 1) * 2
}

function sideOf(side: Side, verbs: Verbs): Part[] {
  const drawn = (deed: Deed): Part[] => partOf(deed, verbs)
  const gains = side.rewards.flatMap(drawn)
  return side.prices.length === 0 ? gains : [...side.prices.flatMap(drawn), mark('arrow', 13), ...gains]
}

const PLAIN: Record<string, string> = {
  aux: 'aux',
  buy_cattle: 'cattle',
  upgrade_behind: 'upgrade_behind',
  objective: 'objective',
}

function partOf(deed: Deed, verbs: Verbs): Part[] {
  const { verb, what, n } = deed
  const own = verbs[verb]
  if (own) return own(deed)
  const plain = PLAIN[verb]
  if (plain) return [icon(plain)]
  switch (verb) {
    case 'money':
      return [coin(n)]
    case 'pay':
      return [coin(n, 'pay')]
    case 'discard':
      return what === 'same_breed_pair' ? [card(what), card(what)] : [card(what)]
    case 'hire':
      return [icon('hire', n === 0 ? '' : n < 0 ? `\u2212${-n}` : `+${n}`)]
    case 'build':
      return [icon('house'), coin(n, 'pay'), mark('per', 8), icon('builder')]
    case 'certificate':
      return [icon('certificate', what === 'max' ? '\u2264' : String(n))]
    case 'move_herder':
      return [icon('step', String(n))]
    case 'remove_cards':
      return [icon('remove_card', String(n))]
    case 'exchange_token':
      return [icon('exchange_token', n === 1 ? '' : String(n))]
    case 'engine_back':
      return [icon('engine_back', String(n))]
    default:
      return []
  }
}

/** Deeds so many times, or once for each thing that a player has: `signs` has the drawing for each such thing. */
export function counting(signs: Readonly<Record<string, string>>, ...verbs: string[]): Verbs {
  const drawn = (verb: string): Verbs[string] => ({ what, n }) => {
    const per = signs[what]
    return per ? [icon(verb), mark('per', 8), icon(per)] : [icon(verb, String(n))]
  }
  return {
    ...Object.fromEntries(verbs.map((verb) => [verb, drawn(verb)])),
    money_per: ({ what, n }) => [coin(n), mark('per', 8), icon(signs[what] ?? what)],
  }
}

export function icon(id: string, figure = ''): Part {
  return { kind: 'glyph', id, figure, width: ROW + figure.length * (/[A-Z]/.test(figure) ? LETTER : DIGIT) }
}

export function coin(n: number, kind: PartKind = 'coin'): Part {
  return { kind, id: kind, figure: String(n), width: ROW }
}

export function card(id: string): Part {
  return { kind: 'card', id, figure: '', width: 18 }
}

export function mark(kind: PartKind, width: number): Part {
  return { kind, id: kind, figure: '', width }
}
