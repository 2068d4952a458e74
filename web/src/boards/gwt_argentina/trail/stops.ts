/** The trail as a list of stops for narrow screens: single spaces, and forks with two lanes. */
import type { Stretch } from '../../gwt_family/book'
import { one, row } from '../../gwt_family/phone/lines'

export const STRETCHES: Stretch[] = [
  { lanes: [one('start')] },
  { lanes: [one('neutral_a')] },
  { lanes: [one('bld_ab_1', 'bld_ab_2', 'bld_ab_3'), [row('farmer_green', 1, 4), ...one('bld_green_1', 'bld_green_2')]] },
  { lanes: [one('neutral_b')] },
  { lanes: [one('bld_bc_1', 'bld_bc_2', 'bld_bc_3', 'bld_bc_4'), [row('farmer_blue', 1, 4), ...one('bld_blue_1')]] },
  { lanes: [one('neutral_c')] },
  { lanes: [one('bld_cd_1'), one('bld_cd_2')] },
  { lanes: [one('neutral_d')] },
  { lanes: [one('neutral_e')] },
  { lanes: [one('bld_ef_1', 'bld_ef_2', 'bld_ef_3'), [...one('bld_orange_1', 'bld_orange_2'), row('farmer_orange', 1, 4)]] },
  { lanes: [one('neutral_f')] },
  { lanes: [one('bld_fg_1'), one('bld_fg_2')] },
  { lanes: [one('neutral_g')] },
  { lanes: [[row('farmer_yellow', 1, 3)], one('bld_yellow_1')] },
  { lanes: [one('neutral_h')] },
  { lanes: [[row('farmer_yellow', 4, 7)], one('bld_yellow_2', 'bld_yellow_3')] },
  { lanes: [one('buenos_aires')] },
]
