/** What the events of the trails with a railroad show of themselves. */
import type { Signs } from '../../../board/types'
import { place, SIGNS as SHARED, spent, thing } from '../signs'

export const SIGNS: Signs = {
  ...SHARED,
  upgraded: (args) => [thing('station'), ...spent(args)],
  engine_moved: (args) => [place('engine', args.place)],
  master_taken: (args) => [thing('station_master'), { id: String(args.worker), n: -1 }],
  job_token_taken: () => [thing('job_token')],
}
