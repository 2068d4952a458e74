/** What the events of this trail alone show of themselves. */
import type { Signs } from '../../board/types'
import { SIGNS as SHARED } from '../gwt_family/rail/signs'
import { coins, moneyOf, thing } from '../gwt_family/signs'

export const SIGNS: Signs = {
  ...SHARED,
  hazard_taken: (args) => [thing(args.tile), ...coins(-moneyOf(args))],
  bandit_taken: (args) => [thing(args.tile)],
  simmental_raised: (args) => [{ id: String(args.card), n: Number(args.count) }],
}
