// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { LANGS } from '../../words/terms'
import { BOOK as ARGENTINA } from '../gwt_argentina/book'
import { BOOK as EL_PASO } from '../gwt_elpaso/book'
import { BOOK as GWT2 } from '../gwt2/book'
import { faceOf, SLOW } from '../tested'
import { codeOf, numberOf } from './speech'

it('no two breeds of a title have the same letters, in any language', async () => {
  for (const [game, book] of Object.entries({ gwt2: GWT2, gwt_argentina: ARGENTINA, gwt_elpaso: EL_PASO }))
    for (const lang of LANGS) {
      const { say } = await faceOf(game, lang)
      const codes = Object.keys(book.breeds).map((breed) => codeOf(book, say, breed))
      expect(new Set(codes).size, `${game} ${lang} ${codes}`).toBe(codes.length)
      expect(codes.every((code) => code.length === 2)).toBe(true)
    }
}, SLOW)

it('building spaces go by their numbers, which tell apart all that lie between the same buildings, in any language', async () => {
  for (const [game, book] of Object.entries({ gwt2: GWT2, gwt_argentina: ARGENTINA, gwt_elpaso: EL_PASO }))
    for (const lang of LANGS) {
      const { say } = await faceOf(game, lang)
      const spaces = Object.keys(book.printed.nodes).filter((node) => /^(build|bld)_/.test(node))
      const numbers = spaces.map((node) => numberOf(say, node))
      expect(numbers.every((number) => number !== '' && number.length <= 5), `${game} ${lang} ${numbers}`).toBe(true)
      const between = numbers.filter((_, i) => /^[a-z]+_([a-h]{1,2}_)?\d$/.test(spaces[i] ?? ''))
      expect(between.length).toBeGreaterThan(8)
      expect(new Set(between).size, `${game} ${lang} ${between}`).toBe(between.length)
    }
}, SLOW)
