/** The trail as a list of stops for narrow screens: single spaces, and forks with two lanes. */
import type { Stretch } from '../../gwt_family/book'
import { one, row } from '../../gwt_family/phone/lines'

export const STRETCHES: Stretch[] = [
  { lanes: [one('start')] },
  { lanes: [one('neutral_a')] },
  { lanes: [one('build_a_1', 'build_a_2', 'build_a_3'), [row('flood', 1, 4), ...one('build_flood_1', 'build_flood_2')]] },
  { lanes: [one('neutral_b')] },
  { lanes: [one('build_b_1', 'build_b_2', 'build_b_3'), [row('drought', 1, 4), ...one('build_drought_1')]] },
  { lanes: [one('neutral_c')] },
  { lanes: [one('build_c_1', 'build_c_2'), one('neutral_d')] },
  {
    inner: true,
    lanes: [
      [...one('build_d_1'), row('bandit', 1, 3)],
      [row('bandit', 4, 9), ...one('build_bandit_1', 'build_bandit_2')],
    ],
  },
  { lanes: [one('neutral_e')] },
  { lanes: [one('build_e_1', 'build_e_2'), [row('rockfall', 1, 4), ...one('build_rockfall_1', 'build_rockfall_2')]] },
  { lanes: [one('neutral_f')] },
  { lanes: [one('build_f_1'), one('build_f_2')] },
  { lanes: [one('neutral_g')] },
  { lanes: [one('build_g_1'), one('build_g_2')] },
  { lanes: [one('kansas_city')] },
]
