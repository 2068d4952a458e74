/** Names and explanations of the things on the board, from the title's words. */
import type { Say } from '../../board/types'

export interface Told {
  name: string
  text: string
}

/** Places that have no term of their own are called by what lies there. */
const CALLED: Record<string, [string, string]> = {
  cargo_ship: ['cargo_ship', 'pl'],
  colonist_supply: ['supply', ''],
  vp_supply: ['vp_chip', 'pl'],
  plantation_stack: ['draw_pile', ''],
  quarry_stack: ['quarry', 'pl'],
}

/** Title and text of the tooltip that explains a thing. */
export function told(say: Say, id: string): Told {
  const [term, form] = CALLED[id] ?? [id, '']
  return { name: form ? capital(say.term(term, form)) : say.name(term), text: say.maybe(`tip-${id}`) }
}

/** The name with the figures that stand beside it: "Harbor · 8 doubloons · 3 victory points". */
export function withFigures(name: string, ...figures: string[]): string {
  return [name, ...figures.filter((figure) => figure !== '')].join(' · ')
}

/** The points of chips and buildings; nothing where the chips are hidden, or while all colonists are lifted. */
export function scoreOf(say: Say, score: number | null): string {
  return score === null ? '' : `${say.name('score')} ${score}`
}

/** The short name for tiles, capitalised; the full one where the term has no short form. */
export function shortName(say: Say, id: string): string {
  return capital(say.term(id, 'short') || say.name(id))
}

/** The name as it is called everywhere, or the same with places to break it, and the short one for where that does not fit. */
export function namesOf(say: Say, id: string): { full: string; short: string } {
  const short = shortName(say, id)
  const full = say.name(id)
  return { full: short.replaceAll('\u00AD', '') === full ? short : full, short }
}

export function tileId(kind: string): string {
  return kind === 'quarry' ? kind : `${kind}_plantation`
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
