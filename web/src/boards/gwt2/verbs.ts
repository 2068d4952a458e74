/** Deeds that only this title has, and what it counts, as small drawings. */
import { coin, counting, icon, mark, type Verbs } from '../gwt_family/actions'

/** The drawing for what a player is asked to count. */
const COUNTED: Record<string, string> = {
  engineers: 'engineer',
  engineer: 'engineer',
  builder: 'builder',
  cowboys: 'cowboy',
  own_forest_building: 'fir',
  own_forest_buildings: 'fir',
  own_hazards: 'hazard',
  own_upgraded_station: 'station',
}

export const VERBS: Verbs = {
  ...counting(COUNTED, 'engine', 'draw'),
  bandit: () => [icon('bandit')],
  bandit_pairs: ({ n }) => [icon('bandit'), icon('bandit'), mark('arrow', 13), icon('certificate', String(n)), coin(n)],
  copy_adjacent: () => [icon('copy_adjacent')],
  extraordinary_delivery: () => [icon('engine_back'), mark('arrow', 13), icon('delivery')],
  free_steps: ({ n }) => [icon('step', String(n))],
  hazard: ({ n }) => (n === 0 ? [icon('hazard')] : [icon('hazard'), coin(n, 'pay')]),
}
