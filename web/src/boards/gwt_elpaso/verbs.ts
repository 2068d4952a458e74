/** Deeds that only this title has, or draws otherwise, as small drawings. */
import { card, coin, icon, mark, ROW, type Part, type Verbs } from '../gwt_family/actions'

/** What costs dollars of its own. */
const priced = (n: number, part: Part): Part[] => (n > 0 ? [coin(n, 'pay'), mark('arrow', 13), part] : [part])
const some = (n: number): string => (n === 1 ? '' : String(n))
const TILES: Record<string, Part[]> = {
  objective: [icon('objective')],
  bonus: [icon('bonus_tile')],
  any: [icon('objective'), mark('or', 9), icon('bonus_tile')],
}

export const VERBS: Verbs = {
  aux_two: () => [icon('aux_two')],
  build: () => [icon('house')],
  exchange: ({ n }) => [icon('draw', some(n))],
  gain_cattle: ({ what }) => [card(what)],
  hire: ({ what, n }) => priced(n, icon(what === 'any' ? 'hire' : what)),
  hire_second: ({ n }) => priced(n, icon('hire_second')),
  remove: ({ what }) => [icon('remove_card'), card(what)],
  sell_for_double: () => [card('any_cattle'), mark('arrow', 13), { kind: 'coin', id: 'coin', figure: '\u00d72', width: ROW }],
  tile: ({ what }) => TILES[what] ?? [],
  train: () => [icon('train')],
}
