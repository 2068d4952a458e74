/** What the events of this trail alone show of themselves. */
import type { Signs } from '../../board/types'
import { coins, moneyOf, named, SIGNS as SHARED, thing } from '../gwt_family/signs'

export const SIGNS: Signs = {
  ...SHARED,
  cowboys_spent: (args) => [{ id: 'cowboy', n: -Number(args.count) }],
  bonus_used: (args) => [{ id: String(args.worker), n: -1 }],
  worker_came: (args) => [{ id: String(args.worker), n: 1 }],
  workers_spent: (args) => [{ id: String(args.worker), n: -Number(args.count) }],
  cattle_gained: (args) => [thing(args.card)],
  train_used: (args) => [named('train', args.train), ...coins(-moneyOf(args))],
  bonus_taken: () => [{ id: 'bonus_tile', n: 1 }],
  simmental_taken: () => [{ id: 'simmental', n: 1 }],
}
