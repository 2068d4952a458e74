/** All that the shared drawings of the trails need to know of this one. */
import type { Book } from '../gwt_family/book'
import { ABOUT } from './about'
import { BANNERS, BREEDS, COLOURS } from './breeds'
import CrewStrength from './seat/CrewStrength.svelte'
import Exhaustion from './seat/Exhaustion.svelte'
import Farmer from './trail/Farmer.svelte'
import { GLYPHS } from './glyphs'
import Goal from './trail/Goal.svelte'
import { MAP } from './trail/places'
import { OWN, PRINTED } from './printed'
import { STRETCHES } from './trail/stops'
import StrengthMark from './seat/StrengthMark.svelte'
import StrongMark from './seat/StrongMark.svelte'
import { TRACK } from './trail/track'
import { VERBS } from './verbs'

const departure = (banner: string): Book['arrows'][string] => ({
  of: 'departure',
  sign: 'ship',
  fill: BANNERS[banner]?.fill ?? '',
  ink: BANNERS[banner]?.ink ?? '',
})

export const BOOK: Book = Object.freeze<Book>({
  printed: PRINTED,
  map: MAP,
  stretches: STRETCHES,
  track: TRACK,
  glyphs: GLYPHS,
  signs: {
    building: 'house',
    station: 'station',
    ship_18: 'ship',
    west: 'west',
    north: 'north',
    east: 'east',
    south: 'south',
    farmer_green: 'farmer',
    farmer_blue: 'farmer',
    farmer_orange: 'farmer',
    farmer_yellow: 'farmer',
    cattle_value_3_4_5: 'cattle',
    worker_sets: 'worker_set',
    own_stations_distinct: 'station',
    objective_cards_in_area: 'objective',
    own_discs_on_remaining_ships: 'ship',
    strength_workers_in_area: 'strength',
    own_buildings_on_board: 'house',
    helped_farmers: 'farmer',
  },
  breeds: BREEDS,
  colours: COLOURS,
  workers: ['gaucho', 'carpintero', 'maquinista', 'granjero'],
  herds: {
    caracu: ['caracu'],
    value_3: ['chaqueno', 'serrano', 'blanco_orejinegro'],
    franqueiro: ['franqueiro'],
    aberdeen_angus: ['aberdeen_angus'],
  },
  limits: [
    { id: 'step_limit', sign: 'step', key: 'step_limit', discs: [{ space: 'move_1' }, { space: 'move_2' }] },
    { id: 'hand_limit', sign: 'hand', key: 'hand_limit', discs: [{ space: 'hand_1' }, { space: 'hand_2' }] },
    {
      id: 'strength',
      sign: 'strength',
      key: 'strength',
      discs: ['strength_1', 'strength_2'].map((space) => ({ space, figure: `+${OWN.discs[space]?.strength ?? 0}` })),
    },
  ],
  certificateDiscs: [{ space: 'certificate_limit', figure: String(PRINTED.certificate_track.at(-1)) }],
  arrows: {
    cattle: { of: 'cattle_market', sign: 'refill', fill: '#fae039', ink: '#211e19' },
    ships_yellow: departure('yellow'),
    ships_turquoise: departure('turquoise'),
    ships_purple: departure('purple'),
    end: { of: 'end_of_game', sign: 'flag', fill: '#a3231f', ink: '#fff' },
  },
  columns: ['A', 'B', 'C'],
  marked: { sign: 'grain_space', tip: 'grain_space' },
  goods: ['grain'],
  verbs: VERBS,
  smallKinds: ['farmer'],
  exits: Object.keys(OWN.ramps).map((ramp) => `ramp.${ramp}`),
  about: ABOUT,
  money: 'peso',
  worth: { name: 'breeding_value', sign: 'cattle' },
  automa: 'pedro',
  SmallTile: Farmer,
  Goal,
  WorkerMark: StrongMark,
  CardMark: StrengthMark,
  CrewMark: CrewStrength,
  OtherCard: Exhaustion,
})
