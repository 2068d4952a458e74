/** What a question is about: the part of the table, for screens that show one at a time, and the step at the goal. */
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

interface Step {
  /** The questions that belong to it. */
  kinds: readonly string[]
  sign: string
  name: string
  /** Of the foresight. */
  column?: number
}

/** What happens at the goal, in its order. */
export const STEPS: readonly Step[] = [
  { kinds: ['extra_delivery', 'spot'], sign: 'city', name: 'extra_delivery' },
  { kinds: ['income'], sign: 'cattle', name: 'income' },
  { kinds: ['ship'], sign: 'ship', name: 'loading_action' },
  ...[1, 2, 3].map((column) => ({ kinds: ['foresight'], sign: 'foresight', name: 'foresight', column })),
]

/** Which of the six steps at the goal is being asked about; -1 elsewhere. */
export function stepNow(asked: TableFace['asked']): number {
  if (!asked) return -1
  // The disc for a ship belongs to the loading.
  const kind = asked.kind === 'disc' && /^(ship|stack)_/.test(String(asked.about.target)) ? 'ship' : asked.kind
  return STEPS.findIndex((step) => step.kinds.includes(kind) && (step.column === undefined || step.column === Number(asked.about.column)))
}
