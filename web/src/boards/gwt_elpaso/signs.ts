/** What the events of this trail alone show of themselves. */
import type { Sign, Signs } from '../../board/types'
import { coins, moneyOf, named, SIGNS as SHARED, thing } from '../gwt_family/signs'

export const SIGNS: Signs = {
  ...SHARED,
  cowboys_spent: (args) => [{ id: 'cowboy', n: -Number(args.count) }],
  bonus_used: (args) => [{ id: String(args.worker), n: -1 }],
  worker_came: (args) => [{ id: String(args.worker), n: 1 }],
  workers_spent: ({ worker, count, jokers }) => spentOf(String(worker), Number(count), Number(jokers ?? 0)),
  cattle_gained: (args) => [thing(args.card)],
  train_used: (args) => [named('train', args.train), ...coins(-moneyOf(args))],
  sue_supplied: (args) => [{ id: String(args.card), n: 1 }],
  bonus_taken: () => [{ id: 'bonus_tile', n: 1 }],
  simmental_taken: () => [{ id: 'simmental', n: 1 }],
}

/** Workers that are paid, and the jokers in place of others. */
function spentOf(worker: string, count: number, jokers: number): Sign[] {
  return [
    { id: worker, n: -count },
    { id: 'joker', n: -jokers },
  ].filter((sign) => sign.n !== 0)
}
