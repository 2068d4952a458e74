/** Every sign a title gives for an event can be drawn. */
import { describe, expect, it } from 'vitest'
import type { Signs } from '../board/types'
import { BOOK as ARGENTINA } from './gwt_argentina/book'
import { SIGNS as ARGENTINA_SIGNS } from './gwt_argentina/signs'
import { BOOK as EL_PASO } from './gwt_elpaso/book'
import { SIGNS as EL_PASO_SIGNS } from './gwt_elpaso/signs'
import { BOOK as GWT2 } from './gwt2/book'
import { SIGNS as GWT2_SIGNS } from './gwt2/signs'
import type { BaseBook } from './gwt_family/book'
import { kindOfTile } from './gwt_family/printed'
import { glyph } from './puerto_rico/glyphs'
import { SIGNS as PUERTO_RICO_SIGNS } from './puerto_rico/signs'

const SHELL = ['coin', 'shield', 'arrow']
const NUMBERS = { count: 1, grain: 2, dollars: 2, pesos: 2, total: 3, doubloons: 1, cost: 2, price: 3, points: 2, amount: 2, size: 6, colonists: 2, privilege: 1, transport: 3, corn: 1 }

function idsOf(signs: Signs, words: Record<string, string>): string[] {
  const drawn = Object.values(signs).flatMap((of) => of({ ...NUMBERS, ...words }))
  return drawn.map((sign) => sign.id).filter((id) => !SHELL.includes(id))
}

function undrawn(book: BaseBook, signs: Signs, words: Record<string, string>): string[] {
  const isDrawn = (id: string): boolean =>
    id in book.printed.cattle || id in book.breeds || id in book.glyphs || (book.SmallTile !== undefined && (kindOfTile(id) !== id || id in book.printed.tiles))
  return idsOf(signs, words).filter((id) => !isDrawn(id))
}

describe('signs', () => {
  it('of the 2nd edition', () => {
    const words = { stop: 'C', card: 'criollo', second: 'galloway', worker: 'builder', building: '3a', station: 'station_1', place: '12', city: 'fulton', tile: 'rockfall_green_3' }
    expect(undrawn(GWT2, GWT2_SIGNS, words)).toEqual([])
  })
  it('of Argentina', () => {
    const words = { stop: 'C', card: 'niata', second: 'caracu_2', worker: 'strong_gaucho', building: '3a', station: 'station_1', place: '12', ship: 'ship_3', spot: 'le_havre_west_4', tile: 'blue_4_green' }
    expect(undrawn(ARGENTINA, ARGENTINA_SIGNS, words)).toEqual([])
  })
  it('of El Paso', () => {
    const words = { stop: 'F', card: 'black_angus', second: 'galloway', worker: 'joker', building: '3a', post: 'post_0', train: 'train_1', place: '1', tile: '' }
    expect(undrawn(EL_PASO, EL_PASO_SIGNS, words)).toEqual([])
  })
  it('of Puerto Rico', () => {
    const words = { role: 'mayor', tile: 'quarry', slot: 'indigo', building: 'small_indigo_plant', good: 'coffee' }
    const known = ['colonist']
    expect(idsOf(PUERTO_RICO_SIGNS, words).filter((id) => glyph(id.replace(/_plantation$/, '')) === '' && !known.includes(id))).toEqual([])
  })
})
