// @vitest-environment jsdom
/** What gets a moment over the board can be told, and the end that comes near is among it. */
import { expect, it } from 'vitest'
import type { BoardModule } from '../board/types'
import { LANGS } from '../words/terms'
import argentina from './gwt_argentina/index'
import elPaso from './gwt_elpaso/index'
import gwt2 from './gwt2/index'
import puertoRico from './puerto_rico/index'
import { faceOf, SLOW } from './tested'

const TITLES: [string, BoardModule, string][] = [
  ['puerto_rico', puertoRico, 'ship_cleared'],
  ['gwt2', gwt2, 'delivered'],
  ['gwt_argentina', argentina, 'ships_departed'],
  ['gwt_elpaso', elPaso, 'delivered'],
]

it.each(TITLES)('%s', async (game, drawn, biggest) => {
  const moments = drawn.moments ?? []
  expect(moments).toContain(biggest)
  for (const lang of LANGS) {
    const { say } = await faceOf(game, lang)
    expect(moments.filter((kind) => say.text(`log-${kind}`) === `log-${kind}`)).toEqual([])
    expect(moments.some((kind) => say.text(`notice-${kind}`) !== `notice-${kind}`), 'the last round').toBe(true)
  }
}, SLOW)
