/** All that the shared drawings of the trails need to know of this one. */
import type { BaseBook } from '../gwt_family/book'
import { BREEDS, WORKER_COLOURS } from '../gwt_family/breeds'
import { ABOUT } from './about'
import ElPaso from './trail/ElPaso.svelte'
import { GLYPHS } from './glyphs'
import { MAP } from './trail/places'
import { PORTRAIT } from './trail/portrait'
import { PRINTED } from './printed'
import { VERBS } from './verbs'
import WorkerCard from './market/WorkerCard.svelte'

export const BOOK: BaseBook = Object.freeze<BaseBook>({
  printed: PRINTED,
  map: MAP,
  glyphs: GLYPHS,
  signs: {
    building: 'house',
    large_building: 'large_building',
    disc: 'disc',
    black_disc: 'black_disc',
    bonus_tile: 'bonus_tile',
  },
  breeds: BREEDS,
  colours: WORKER_COLOURS,
  workers: ['cowboy', 'builder', 'engineer', 'joker'],
  verbs: VERBS,
  smallKinds: [],
  about: ABOUT,
  money: 'dollar',
  worth: { name: 'total_breeding_value', sign: 'delivery' },
  automa: 'sue',
  Goal: ElPaso,
  OtherCard: WorkerCard,
})

/** The same on a phone held upright. */
export const UPRIGHT: BaseBook = Object.freeze<BaseBook>({ ...BOOK, map: PORTRAIT.map })
