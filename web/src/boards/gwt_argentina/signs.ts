/** What the events of this trail alone show of themselves. */
import type { Signs } from '../../board/types'
import { SIGNS as SHARED } from '../gwt_family/rail/signs'
import { coins, moneyOf, named, thing } from '../gwt_family/signs'

export const SIGNS: Signs = {
  ...SHARED,
  ramp_taken: () => [thing('ramp')],
  grain_gained: (args) => [{ id: 'grain', n: Number(args.grain) }],
  grain_paid: (args) => [{ id: 'grain', n: -Number(args.grain) }],
  exhausted: (args) => [{ id: 'exhaustion', n: Number(args.count) }],
  exhaustion_returned: (args) => [{ id: 'exhaustion', n: -Number(args.count) }],
  market_taken: (args) => [thing(args.card)],
  disc_on_quay: () => [thing('quay')],
  farmer_helped: (args) => [thing(args.tile)],
  invested: (args) => [thing('granjero'), ...coins(-moneyOf(args))],
  loaded: (args) => [named('ship', args.ship), ...coins(-moneyOf(args))],
  delivered: (args) => [named('city', args.spot)],
}
