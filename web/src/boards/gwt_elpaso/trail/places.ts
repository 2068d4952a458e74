/** Where everything lies on the loop. Only positions: what a space is, the data tells. */
import type { Box, MapLayout, Point } from '../../gwt_family/book'

const PLACES: Record<string, Point> = {
  el_paso: { x: 636, y: 118 },
  build_1: { x: 1020, y: 106 },
  neutral_b: { x: 1348, y: 118 },
  build_2: { x: 1470, y: 400 },
  build_3: { x: 1236, y: 420 },
  neutral_c: { x: 1470, y: 660 },
  build_4: { x: 1280, y: 876 },
  neutral_d: { x: 980, y: 886 },
  neutral_e: { x: 664, y: 890 },
  build_5: { x: 412, y: 886 },
  neutral_f: { x: 148, y: 880 },
  build_6: { x: 126, y: 636 },
  build_7: { x: 366, y: 622 },
  neutral_g: { x: 126, y: 392 },
  build_8: { x: 250, y: 112 },
  build_9: { x: 410, y: 318 },
}

const BENDS: MapLayout['bends'] = {
  'neutral_b>build_2': [[1500, 190]],
  'neutral_b>build_3': [[1222, 230]],
  'build_3>neutral_c': [[1260, 590]],
  'neutral_c>build_4': [[1500, 850]],
  'neutral_f>build_7': [[330, 850]],
  'build_7>neutral_g': [[350, 420]],
  'neutral_g>build_8': [[92, 190]],
  'neutral_g>build_9': [[240, 300]],
  'build_9>el_paso': [[560, 310]],
}

/** What lies inside the loop, and how large. */
export interface Inside {
  posts: Readonly<Record<string, Point>>
  /** The plates that rows of posts lie on. */
  rows: readonly Box[]
  post: number
  /** Upper left corner of the Simmental stack, and its width. */
  simmental: Point & { w: number }
}

export const MAP: MapLayout = {
  tile: { w: 172, h: 120 },
  start: { w: 0, h: 0 },
  small: 0,
  view: { x: 30, y: -18, w: 1536, h: 980 },
  places: PLACES,
  bends: BENDS,
  badges: {},
  grounds: {},
  goal: 'el_paso',
  pin: 3,
  free: 'right',
}

export const INSIDE: Inside = {
  posts: {
    post_0: { x: 520, y: 470 },
    post_5: { x: 638, y: 470 },
    post_7: { x: 756, y: 470 },
    post_9: { x: 874, y: 470 },
    post_10: { x: 520, y: 650 },
    post_12: { x: 638, y: 650 },
    post_14: { x: 756, y: 650 },
    post_16: { x: 874, y: 650 },
    post_18: { x: 992, y: 650 },
    post_20: { x: 1110, y: 650 },
  },
  rows: [
    { x: 462, y: 396, w: 470, h: 162 },
    { x: 462, y: 574, w: 706, h: 162 },
  ],
  post: 76,
  simmental: { x: 936, y: 184, w: 142 },
}
