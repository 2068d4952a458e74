/** The loop for a phone held upright: taller than wide, the same sense of rotation, tiles as large as a finger. */
import type { MapLayout, Point } from '../../gwt_family/book'
import { MAP, type Inside } from './places'

const PLACES: Record<string, Point> = {
  el_paso: { x: 250, y: 70 },
  build_1: { x: 430, y: 70 },
  neutral_b: { x: 630, y: 70 },
  build_2: { x: 644, y: 290 },
  build_3: { x: 480, y: 250 },
  neutral_c: { x: 644, y: 560 },
  build_4: { x: 644, y: 918 },
  neutral_d: { x: 502, y: 918 },
  neutral_e: { x: 360, y: 918 },
  build_5: { x: 218, y: 918 },
  neutral_f: { x: 76, y: 918 },
  build_6: { x: 76, y: 690 },
  build_7: { x: 214, y: 730 },
  neutral_g: { x: 76, y: 440 },
  build_8: { x: 76, y: 190 },
  build_9: { x: 220, y: 290 },
}

const BENDS: MapLayout['bends'] = {
  'neutral_b>build_2': [[670, 180]],
  'neutral_b>build_3': [[500, 150]],
  'build_3>neutral_c': [[560, 480]],
  'neutral_f>build_7': [[190, 868]],
  'build_7>neutral_g': [[196, 540]],
  'neutral_g>build_9': [[130, 330]],
  'build_8>el_paso': [[120, 100]],
  'build_9>el_paso': [[250, 190]],
}

const map: MapLayout = {
  ...MAP,
  tile: { w: 136, h: 100 },
  view: { x: 6, y: -36, w: 708, h: 1008 },
  places: PLACES,
  bends: BENDS,
}

const inside: Inside = {
  posts: {
    post_0: { x: 236, y: 486 },
    post_5: { x: 328, y: 486 },
    post_7: { x: 420, y: 486 },
    post_9: { x: 512, y: 486 },
    post_10: { x: 342, y: 620 },
    post_12: { x: 434, y: 620 },
    post_14: { x: 526, y: 620 },
    post_16: { x: 342, y: 752 },
    post_18: { x: 434, y: 752 },
    post_20: { x: 526, y: 752 },
  },
  rows: [],
  post: 62,
  // Its count stands out to the right: above the space there, not on the building.
  simmental: { x: 292, y: 136, w: 118 },
}

export const PORTRAIT = { map, inside }
