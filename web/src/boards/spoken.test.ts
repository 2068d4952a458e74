// @vitest-environment jsdom
/** What is drawn is also told: who is where, what is on the way, what there is to have. */
import { describe, expect, it } from 'vitest'
import type { BoardModule } from '../board/types'
import type { Board } from '../wire/types'
import { LANGS } from '../words/terms'
import argentina from './gwt_argentina/index'
import argentinaBoard from './gwt_argentina/sample.json'
import elPaso from './gwt_elpaso/index'
import elPasoBoard from './gwt_elpaso/sample.json'
import gwt2 from './gwt2/index'
import gwt2Board from './gwt2/sample.json'
import puertoRico from './puerto_rico/index'
import puertoRicoBoard from './puerto_rico/sample.json'
import { faceOf, SLOW } from './tested'

interface Title {
  game: string
  drawn: BoardModule
  board: Board
  parts: string[]
}
const of = (game: string, drawn: BoardModule, board: unknown, ...parts: string[]): Title => ({ game, drawn, board: board as Board, parts })
const TITLES = [
  of('puerto_rico', puertoRico, puertoRicoBoard, 'Governor: ', 'Roles: ', 'Plantation row: ', 'Cargo ships: Ship for ', 'Colonist ship: '),
  of('gwt2', gwt2, gwt2Board, 'Turn ', 'Herders: A – ', 'Trail: ', 'Engines: A – ', 'Job market: ', 'Cattle market: '),
  of('gwt_argentina', argentina, argentinaBoard, 'Turn ', 'Estancieros: A – ', 'Trail: ', 'Engines: A – ', 'Job market: ', 'Cattle market: '),
  of('gwt_elpaso', elPaso, elPasoBoard, 'Turn ', 'Herders: A – ', 'Worker supply: ', 'Cattle market: '),
]

describe.each(TITLES)('the board of $game, told aloud', ({ game, drawn, board, parts }) => {
  const told = async (lang: (typeof LANGS)[number], of: Board = board): Promise<string[]> => drawn.spoken?.(of, await faceOf(game, lang)) ?? []

  it('tells where everybody is and what there is', async () => {
    const all = await told('en')
    for (const part of parts) expect(all.filter((each) => each.startsWith(part)), part).toHaveLength(1)
  }, SLOW)

  it('has words for all of it', async () => {
    for (const lang of LANGS) expect((await told(lang)).filter((each) => /_|undefined|NaN|note-|: $/.test(each) || each === '')).toEqual([])
  }, SLOW)
})

it('tells nothing of breeds that are not in the game', async () => {
  const face = await faceOf('gwt2')
  const [without, within] = [false, true].map((simmental) => gwt2.spoken({ ...gwt2Board, simmental } as unknown as Board, face).join('. '))
  expect(without).not.toContain('heifers')
  expect(within).toContain('Simmental heifers')
})

it('calls a location by its building, as the choices do', async () => {
  const { say } = await faceOf('gwt2')
  const nodes = { neutral_a: { tile: 'E', owner: null }, build_a_1: { tile: '1a', owner: 0 }, kansas_city: null }
  const board = { ...gwt2Board, nodes } as unknown as Board
  const named = ['node.neutral_a', 'node.build_a_1', 'node.kansas_city', 'card.E', ''].map((target) => gwt2.standsOn(board, target, say))
  expect(named).toEqual(['Neutral building E', 'Private building 1a', '', '', ''])
})
