/** All that the shared drawings of the trails need to know of this one. */
import type { Book } from '../gwt_family/book'
import { BREEDS, WORKER_COLOURS } from '../gwt_family/breeds'
import { ABOUT } from './about'
import { TILE_COLOURS } from './breeds'
import { GLYPHS } from './glyphs'
import Peril from './trail/Peril.svelte'
import { MAP } from './trail/places'
import { PRINTED } from './printed'
import { STRETCHES } from './trail/stops'
import { TRACK } from './trail/track'
import { VERBS } from './verbs'

export const BOOK: Book = Object.freeze<Book>({
  printed: PRINTED,
  map: MAP,
  stretches: STRETCHES,
  track: TRACK,
  glyphs: GLYPHS,
  signs: {
    building: 'house',
    hazard: 'hazard',
    station: 'station',
    new_york: 'delivery',
    green_bandit: 'bandit',
    orange_bandit: 'bandit',
    objective_card_in_area: 'objective',
    certificate_temporary_or_permanent: 'certificate',
    bandit_pair_green_orange: 'bandit',
    hazard_tile: 'hazard',
    worker_incl_printed: 'hire',
    own_station_disc: 'station',
    own_building_on_trail: 'house',
  },
  breeds: BREEDS,
  colours: { ...WORKER_COLOURS, ...TILE_COLOURS },
  workers: ['cowboy', 'builder', 'engineer'],
  herds: {
    simmental: ['simmental'],
    value3: ['black_angus', 'longhorn', 'corriente'],
    shorthorn: ['shorthorn'],
    hereford: ['hereford'],
  },
  limits: [
    { id: 'step_limit', sign: 'step', key: 'step_limit', discs: [{ space: 'step_left' }, { space: 'step_right' }] },
    { id: 'hand_limit', sign: 'hand', key: 'hand_limit', discs: [{ space: 'hand_left' }, { space: 'hand_right' }] },
  ],
  certificateDiscs: [
    { space: 'cert_limit_4', figure: String(PRINTED.certificate_track.at(-2)) },
    { space: 'cert_limit_6', figure: String(PRINTED.certificate_track.at(-1)) },
  ],
  arrows: {
    yellow: { of: 'cattle_market', sign: 'refill', fill: '#fae039', ink: '#211e19' },
    green: { of: 'end_of_game', sign: 'flag', fill: '#2e7d32', ink: '#fff' },
  },
  columns: ['1', '2', '3'],
  marked: { sign: 'fir', tip: 'forest_space' },
  smallKinds: ['hazard', 'bandit'],
  about: ABOUT,
  verbs: VERBS,
  money: 'dollar',
  worth: { name: 'breeding_value', sign: 'cattle' },
  automa: 'sam',
  SmallTile: Peril,
})
