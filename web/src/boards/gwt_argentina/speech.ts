/** Names and explanations of what only this title has. */
import type { Doubt, Say } from '../../board/types'
import { doubtOf } from '../gwt_family/printed'
import { BOOK } from './book'
import { OWN } from './printed'

/** Letter of the city and number of the quay: "L II". */
export function quayCode(say: Say, quay: string): string {
  const city = OWN.quays[quay]?.city ?? ''
  return `${say.name(city).charAt(0)} ${quayNumber(quay)}`
}

export function quayNumber(quay: string): string {
  return quay.endsWith('_2') ? 'II' : 'I'
}

/** How sure a city map is on the side that lies up: as sure as the least of its spots. */
export function cityDoubt(city: string, side: string): Doubt {
  const places = Object.entries(OWN.spots[side] ?? {}).filter(([, spot]) => spot.city === city)
  return doubtOf(BOOK, ...places.flatMap(([id, { quarter }]) => [`${id}_${side}`, `${city}_${quarter}_${side}`]))
}
