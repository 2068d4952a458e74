/** Deeds that only this title has, as small drawings. */
import { card, coin, counting, icon, mark, type Verbs } from '../gwt_family/actions'

/** The drawing for what a player is asked to count. */
const COUNTED: Record<string, string> = {
  maquinistas: 'maquinista',
  gauchos: 'gaucho',
  granjero: 'granjero',
  granjeros: 'granjero',
  own_grain_building: 'house_grain',
  own_grain_buildings: 'house_grain',
  worker_set: 'worker_set',
  helped_farmers: 'farmer',
}

const some = (n: number): string => (n === 1 ? '' : String(n))

export const VERBS: Verbs = {
  ...counting(COUNTED, 'engine', 'draw', 'grain'),
  // House, price and worker stand close: the tile is small.
  build: ({ n }) => [{ ...icon('house'), width: 19 }, coin(n, 'pay'), { ...icon('carpintero'), width: 21 }],
  pay_grain: ({ n }) => [icon('pay_grain', some(n))],
  grain_saved: ({ n }) => [icon('grain', `\u2212${n}`)],
  certificate_per: ({ what, n }) => [icon('certificate'), mark('per', 8), icon(COUNTED[what] ?? what, String(n))],
  help: ({ n }) => [icon('farmer'), ...(n > 0 ? [icon('strength', String(n))] : [])],
  help_here: () => [icon('farmer')],
  aux_single: () => [icon('aux_single')],
  // The first letter of the city; the tip tells the rest.
  disc_to: ({ what }) => [icon('quay', what.charAt(0).toUpperCase())],
  extra_delivery: () => [icon('delivery')],
  exhaust_rivals: ({ n }) => [icon('exhaustion', some(n))],
  remove_exhaustion: ({ n }) => [icon('exhaustion', `\u2212${n}`)],
  draw_and_remove: ({ n }) => [icon('draw_and_remove', some(n))],
  take_market: ({ what }) => (what === 'any_to_hand' ? [icon('cattle'), icon('hand')] : [card(what)]),
}
