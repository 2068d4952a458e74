// @vitest-environment jsdom
/** A corrected row is drawn: the facts of a building with another figure, and the figure on its drawing. */
import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { BOOK as ARGENTINA } from './gwt_argentina/book'
import { BOOK as EL_PASO } from './gwt_elpaso/book'
import { BOOK as GWT2 } from './gwt2/book'
import { KEY, type BaseBook } from './gwt_family/book'
import Tile from './gwt_family/pieces/Tile.svelte'
import BuildingCard from './puerto_rico/buildings/BuildingCard.svelte'
import { PRINTED } from './puerto_rico/printed'
import sample from './puerto_rico/sample.json'
import { read } from './puerto_rico/types'
import { contextOf, faceOf } from './tested'
import type { Board } from '../wire/types'

async function drawnFigures(game: string, book: BaseBook, face: string): Promise<string[]> {
  const context = new Map<string, unknown>([...contextOf(await faceOf(game)), [KEY, book]])
  const { container, unmount } = render(Tile, { props: { face }, context })
  const figures = [...container.querySelectorAll('text')].map((text) => text.textContent ?? '')
  unmount()
  return figures
}

/** The book with another figure for what the first action of a building brings. */
function corrected(book: BaseBook, face: string, n: number): BaseBook {
  const printed = structuredClone(book.printed)
  const reward = printed.tiles[face]?.slots[0]?.[0]?.rewards[0]
  if (!reward) throw new Error(`${face} brings nothing`)
  reward.n = n
  return { ...book, printed }
}

it.each<[string, BaseBook, string, number, number]>([
  ['gwt2', GWT2, '2a', 4, 21],
  ['gwt_argentina', ARGENTINA, '6b', 3, 17],
  ['gwt_elpaso', EL_PASO, '1a', 5, 21],
])('%s', async (game, book, face, old, now) => {
  const before = await drawnFigures(game, book, face)
  const after = await drawnFigures(game, corrected(book, face, now), face)
  expect(after.length).toBe(before.length)
  const changed = before.flatMap((figure, i) => (after[i] === figure ? [] : [[figure, after[i]]]))
  expect(changed).toEqual([[String(old), String(now)]])
})

it('puerto_rico', async () => {
  const card = read(sample as unknown as Board).buildings.find((each) => each.building === 'indigo_plant')
  const printed = PRINTED.buildings.indigo_plant
  if (!card || !printed) throw new Error('there is no indigo plant')
  const props = { card, owners: [] }
  const context = contextOf(await faceOf('puerto_rico'))
  function circles(): number {
    const { container, unmount } = render(BuildingCard, { props, context })
    const found = container.querySelectorAll('.circles circle').length
    unmount()
    return found
  }
  const right = printed.circles
  expect(circles()).toBe(right)
  try {
    printed.circles = right - 1
    expect(circles()).toBe(right - 1)
  } finally {
    printed.circles = right
  }
})
