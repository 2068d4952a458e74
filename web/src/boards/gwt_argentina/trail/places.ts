/** Where everything lies on the map of the trail. Only positions: what a space is, the data tells. */
import type { MapLayout, Point } from '../../gwt_family/book'

/** Small tiles side by side. */
function row(name: string, ...points: [number, number][]): Record<string, Point> {
  return Object.fromEntries(points.map(([x, y], i) => [`${name}_${i + 1}`, { x, y }]))
}

const PLACES: Record<string, Point> = {
  start: { x: 486, y: 1112 },
  neutral_a: { x: 556, y: 1028 },
  ...row('farmer_green', [668, 958], [731, 948], [793, 945], [855, 950]),
  bld_green_1: { x: 937, y: 958 },
  bld_green_2: { x: 1045, y: 974 },
  bld_ab_1: { x: 690, y: 1092 },
  bld_ab_2: { x: 810, y: 1098 },
  bld_ab_3: { x: 930, y: 1100 },
  neutral_b: { x: 1151, y: 1060 },
  ...row('farmer_blue', [1190, 966], [1256, 950], [1322, 946], [1388, 954]),
  bld_blue_1: { x: 1480, y: 900 },
  bld_bc_1: { x: 1259, y: 1096 },
  bld_bc_2: { x: 1366, y: 1100 },
  bld_bc_3: { x: 1473, y: 1100 },
  bld_bc_4: { x: 1520, y: 1003 },
  neutral_c: { x: 1508, y: 790 },
  bld_cd_1: { x: 1398, y: 708 },
  bld_cd_2: { x: 1374, y: 824 },
  neutral_d: { x: 1266, y: 766 },
  neutral_e: { x: 1134, y: 766 },
  bld_ef_1: { x: 1016, y: 700 },
  bld_ef_2: { x: 890, y: 690 },
  bld_ef_3: { x: 766, y: 704 },
  bld_orange_1: { x: 1050, y: 862 },
  bld_orange_2: { x: 942, y: 868 },
  ...row('farmer_orange', [857, 868], [795, 868], [734, 858], [675, 828]),
  neutral_f: { x: 624, y: 734 },
  bld_fg_1: { x: 644, y: 606 },
  bld_fg_2: { x: 754, y: 602 },
  neutral_g: { x: 746, y: 484 },
  ...row('farmer_yellow', [850, 484], [922, 484], [994, 484], [1172, 484], [1244, 484], [1316, 484], [1388, 486]),
  bld_yellow_1: { x: 958, y: 582 },
  neutral_h: { x: 1083, y: 484 },
  bld_yellow_2: { x: 1127, y: 584 },
  bld_yellow_3: { x: 1280, y: 582 },
  buenos_aires: { x: 1508, y: 492 },
}

const BENDS: Record<string, [number, number][]> = {
  'neutral_a>farmer_green_1': [[606, 968]],
  'neutral_a>bld_ab_1': [[606, 1080]],
  'bld_ab_3>neutral_b': [[1050, 1108]],
  'neutral_b>bld_bc_1': [[1190, 1092]],
  'bld_bc_3>bld_bc_4': [[1530, 1084]],
  'bld_bc_4>neutral_c': [[1572, 890]],
  'neutral_c>bld_cd_1': [[1480, 718]],
  'bld_cd_1>neutral_d': [[1320, 708]],
  'neutral_c>bld_cd_2': [[1450, 836]],
  'bld_cd_2>neutral_d': [[1310, 822]],
  'neutral_e>bld_ef_1': [[1080, 704]],
  'bld_ef_3>neutral_f': [[690, 702]],
  'neutral_e>bld_orange_1': [[1108, 840]],
  'bld_fg_1>neutral_g': [[660, 520]],
  'neutral_f>bld_fg_2': [[710, 680]],
}

export interface Patch {
  kind: 'green' | 'blue' | 'orange' | 'yellow'
  box: [number, number, number, number]
}

/** Soft grounds under the farmers of each area. */
export const PATCHES: Patch[] = [
  { kind: 'green', box: [624, 902, 274, 98] },
  { kind: 'blue', box: [1146, 902, 284, 106] },
  { kind: 'orange', box: [636, 782, 264, 130] },
  { kind: 'yellow', box: [806, 442, 624, 82] },
]

/** Loading ramps, each between its space of the railroad and the space it leaves from. */
export const RAMPS: Record<string, Point & { way?: [number, number][] }> = {
  shortcut_3: { x: 1350, y: 416 },
  shortcut_6: { x: 1208, y: 416 },
  shortcut_9: { x: 1083, y: 416 },
  shortcut_12: { x: 918, y: 416 },
  shortcut_17: { x: 722, y: 416 },
  shortcut_23: { x: 548, y: 416, way: [[574, 640], [574, 520]] },
}
export const RAMP = { w: 46, h: 34 }

const ground = (colour: string): string => `color-mix(in srgb, var(--land) 68%, ${colour})`

export const GROUNDS: Record<string, string> = {
  farmer_green: ground('#2f7a4d'),
  farmer_blue: ground('#5b94c9'),
  farmer_orange: ground('#e15d1e'),
  farmer_yellow: ground('#f9e749'),
}

export const MAP: MapLayout = {
  tile: { w: 104, h: 90 },
  start: { w: 64, h: 46 },
  small: 58,
  view: { x: 408, y: 282, w: 1170, h: 868 },
  places: PLACES,
  bends: BENDS,
  badges: {
    bld_green_1: 'below',
    bld_green_2: 'below',
    bld_blue_1: 'left',
    bld_orange_1: 'above',
    bld_orange_2: 'above',
    bld_yellow_2: 'below',
    bld_yellow_3: 'below',
  },
  grounds: GROUNDS,
  goal: 'buenos_aires',
  corner: '60%',
}
