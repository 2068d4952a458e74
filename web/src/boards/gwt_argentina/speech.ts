/** Names and explanations of what only this title has. */
import type { Doubt, Say } from '../../board/types'
import { doubtOf } from '../gwt_family/printed'
import { BOOK } from './book'
import { OWN } from './printed'

/** City and number of the quay: "Li II". Of the city as many letters as no other begins with. */
export function quayCode(say: Say, quay: string): string {
  const city = OWN.quays[quay]?.city ?? ''
  const name = say.name(city)
  const others = Object.values(OWN.quays).filter((other) => other.city !== city).map((other) => say.name(other.city))
  let letters = 1
  while (letters < name.length && others.some((other) => other.startsWith(name.slice(0, letters)))) letters++
  return `${name.slice(0, letters)} ${quayNumber(quay)}`
}

export function quayNumber(quay: string): string {
  return quay.endsWith('_2') ? 'II' : 'I'
}

/** How sure a city map is on the side that lies up: as sure as the least of its spots. */
export function cityDoubt(city: string, side: string): Doubt {
  const places = Object.entries(OWN.spots[side] ?? {}).filter(([, spot]) => spot.city === city)
  return doubtOf(BOOK, ...places.flatMap(([id, { quarter }]) => [`${id}_${side}`, `${city}_${quarter}_${side}`]))
}
