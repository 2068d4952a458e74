/** Which part of the table a question is about, for screens that show one part at a time. */

import type { TableFace } from '../../board/types'

export const ABOUT: Record<string, string> = {
  engine: 'railroad',
  upgrade_behind: 'railroad',
  ship: 'loading_zone',
  extra_delivery: 'city_map',
  spot: 'city_map',
  foresight: 'foresight',
  upgrade: 'player_board',
  disc: 'player_board',
  station_master: 'worker_area',
  invest: 'worker_area',
  aux: 'auxiliary_actions',
  building: 'private_buildings',
  hire: 'job_market',
  buy: 'cattle_market',
  market_card: 'cattle_market',
  objective: 'objective_display',
  show_card: 'hand',
  discard: 'hand',
  discard_pair: 'hand',
  remove_card: 'hand',
  draw: 'hand',
  income: 'player_board',
}

/** What happens at the goal, in its order: the question that belongs to a step, and its sign. */
export const STEPS: readonly { kinds: readonly string[]; sign: string; column?: number }[] = [
  { kinds: ['extra_delivery', 'spot'], sign: 'city' },
  { kinds: ['income'], sign: 'cattle' },
  { kinds: ['ship'], sign: 'ship' },
  { kinds: ['foresight'], sign: 'foresight', column: 1 },
  { kinds: ['foresight'], sign: 'foresight', column: 2 },
  { kinds: ['foresight'], sign: 'foresight', column: 3 },
]

/** Which of the six steps at the goal is being asked about; -1 elsewhere. */
export function stepNow(asked: TableFace['asked']): number {
  if (!asked) return -1
  return STEPS.findIndex((step) => step.kinds.includes(asked.kind) && (step.column === undefined || step.column === Number(asked.about.column)))
}
