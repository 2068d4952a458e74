/** Where everything lies on the map of the trail. Only positions: what a space is, the data tells. */
import type { MapLayout, Point } from '../../gwt_family/book'

const PLACES: Record<string, Point> = {
  start: { x: 1388, y: 1004 },
  neutral_a: { x: 1290, y: 892 },
  build_a_1: { x: 1118, y: 886 },
  build_a_2: { x: 958, y: 884 },
  build_a_3: { x: 798, y: 880 },
  flood_1: { x: 1246, y: 992 },
  flood_2: { x: 1164, y: 996 },
  flood_3: { x: 1082, y: 996 },
  flood_4: { x: 1000, y: 994 },
  build_flood_1: { x: 868, y: 984 },
  build_flood_2: { x: 690, y: 982 },
  neutral_b: { x: 522, y: 962 },
  build_b_1: { x: 520, y: 848 },
  build_b_2: { x: 546, y: 740 },
  build_b_3: { x: 604, y: 638 },
  drought_1: { x: 378, y: 908 },
  drought_2: { x: 342, y: 836 },
  drought_3: { x: 334, y: 758 },
  drought_4: { x: 346, y: 680 },
  build_drought_1: { x: 404, y: 586 },
  neutral_c: { x: 742, y: 592 },
  build_c_1: { x: 908, y: 540 },
  build_c_2: { x: 1084, y: 537 },
  neutral_d: { x: 908, y: 648 },
  build_d_1: { x: 1084, y: 641 },
  bandit_4: { x: 700, y: 768 },
  bandit_5: { x: 786, y: 790 },
  bandit_6: { x: 872, y: 798 },
  bandit_7: { x: 958, y: 803 },
  bandit_8: { x: 1044, y: 802 },
  bandit_9: { x: 1128, y: 798 },
  bandit_1: { x: 1000, y: 724 },
  bandit_2: { x: 1078, y: 724 },
  bandit_3: { x: 1160, y: 718 },
  build_bandit_1: { x: 1258, y: 790 },
  build_bandit_2: { x: 1268, y: 688 },
  neutral_e: { x: 1262, y: 588 },
  build_e_1: { x: 1096, y: 438 },
  build_e_2: { x: 924, y: 438 },
  rockfall_1: { x: 1372, y: 506 },
  rockfall_2: { x: 1376, y: 428 },
  rockfall_3: { x: 1334, y: 358 },
  rockfall_4: { x: 1246, y: 320 },
  build_rockfall_1: { x: 1104, y: 334 },
  build_rockfall_2: { x: 930, y: 334 },
  neutral_f: { x: 758, y: 352 },
  build_f_1: { x: 612, y: 326 },
  build_f_2: { x: 648, y: 462 },
  neutral_g: { x: 508, y: 440 },
  build_g_1: { x: 462, y: 322 },
  build_g_2: { x: 364, y: 446 },
  kansas_city: { x: 322, y: 322 },
}

const BENDS: Record<string, [number, number][]> = {
  'start>neutral_a': [[1392, 930]],
  'build_a_3>neutral_b': [[650, 872], [600, 950]],
  'neutral_a>flood_1': [[1296, 985]],
  'neutral_b>drought_1': [[420, 972]],
  'drought_4>build_drought_1': [[356, 620]],
  'build_drought_1>neutral_c': [[480, 540], [640, 545]],
  'neutral_c>build_c_1': [[830, 545]],
  'build_c_2>neutral_e': [[1190, 532]],
  'neutral_c>neutral_d': [[820, 640]],
  'build_d_1>neutral_e': [[1180, 636]],
  'neutral_d>bandit_4': [[860, 720], [640, 690]],
  'neutral_e>build_e_1': [[1216, 456]],
  'build_e_2>neutral_f': [[830, 432]],
  'neutral_e>rockfall_1': [[1336, 572]],
  'rockfall_2>rockfall_3': [[1370, 386]],
  'rockfall_3>rockfall_4': [[1300, 326]],
  'neutral_f>build_f_2': [[724, 440]],
  'build_f_1>neutral_g': [[548, 360]],
  'neutral_g>build_g_1': [[500, 376]],
  'build_g_2>kansas_city': [[318, 410]],
}

const BADGES: MapLayout['badges'] = {
  build_flood_1: 'below',
  build_flood_2: 'below',
  build_drought_1: 'above',
  build_bandit_1: 'right',
  build_bandit_2: 'right',
  build_rockfall_1: 'above',
  build_rockfall_2: 'above',
}

export interface Patch {
  kind: 'water' | 'desert' | 'rock' | 'forest' | 'sunken'
  box: [number, number, number, number]
}

/** Soft grounds under the trail. */
export const PATCHES: Patch[] = [
  { kind: 'water', box: [950, 946, 348, 98] },
  { kind: 'desert', box: [290, 632, 132, 326] },
  { kind: 'rock', box: [1196, 276, 232, 282] },
  { kind: 'sunken', box: [648, 680, 566, 164] },
]

export const MAP: MapLayout = {
  tile: { w: 124, h: 92 },
  start: { w: 74, h: 46 },
  small: 62,
  view: { x: 254, y: 248, w: 1182, h: 824 },
  places: PLACES,
  bends: BENDS,
  badges: BADGES,
  grounds: {
    flood: 'var(--water)',
    drought: 'var(--desert)',
    rockfall: 'var(--rock)',
    bandit: 'color-mix(in srgb, var(--land) 50%, var(--desert))',
  },
  goal: 'kansas_city',
}
