// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mark, TableFace } from '../../board/types'
import type { Args, Board } from '../../wire/types'
import { LANGS, type Lang } from '../../words/terms'
import { choice, contextOf, drawnWith, faceOf, IDLE, labelsIn, OPEN, SLOW, targetsIn } from '../tested'
import { glyph } from './glyphs'
import drawn from './index'
import sample from './sample.json'
import { told } from './speech'
import { GOODS, read } from './types'

afterEach(cleanup)

const board = sample as unknown as Board
const face = (lang: Lang, asked: TableFace['asked'] = null): Promise<TableFace> => faceOf('puerto_rico', lang, asked)

/** A thing with one choice, as the shell would mark it. */
function offers(target: string, args: Args): Mark {
  return { ...OPEN, choices: [choice(target, args)], note: target }
}

function targets(page: HTMLElement, prefix: string): string[] {
  const found = [...page.querySelectorAll<HTMLElement>(`[data-target^="${prefix}"]`)]
  return found.map((each) => each.dataset.target ?? '')
}

describe('the drawn board', { timeout: SLOW }, () => {
  it.each(LANGS)('names everything it draws: %s', async (lang) => {
    const page = drawnWith(drawn, board, await face(lang))
    const { labels, wrong } = labelsIn(page)
    expect(labels.length).toBeGreaterThan(80)
    expect(wrong).toEqual([])
    const foreign = lang === 'ru' ? /[a-z]{3}/i : /[а-я]/i
    expect(labels.filter((label) => foreign.test(label))).toEqual([])
  })

  it('draws a place for every target of the title', async () => {
    const page = drawnWith(drawn, board, await face('en'))
    const found = targetsIn(page)
    const { roles, buildings, row } = read(board)
    const wanted = [
      ...roles.map((each) => `role.${each.role}`),
      ...buildings.map((each) => `building.${each.building}`),
      ...GOODS.map((good) => `good.${good}`),
      ...Object.keys(row).map((kind) => `row.${kind}`),
      'row.quarry',
      'stack',
      'colonists',
    ]
    expect(wanted.filter((target) => !found.has(target))).toEqual([])
  })

  it.each([['en', 'VP chip: 17 · Score 50'], ['de', 'Siegpunktechip: 17 · Punktestand 50'], ['ru', 'Чип победных очков: 17 · Счёт 50']] as const)(
    'tells the score beside the chips, which count no buildings: %s',
    async (lang, label) => {
      expect(labelsIn(drawnWith(drawn, board, await face(lang))).labels).toContain(label)
    },
  )

  it('takes a sale for nothing for no loss', () => {
    expect(drawn.worthless(choice('good.corn', { price: 0 }))).toBe(true)
    expect(drawn.worthless(choice('good.indigo', { price: 1 }))).toBe(false)
    expect(drawn.worthless(choice('building.small_market', { cost: 0 }))).toBe(false)
  })

  it('rings the tiles the Mayor asks about', async () => {
    const page = drawnWith(drawn, board, await face('en', { kind: 'place_colonists', about: { slot: 'tobacco' } }))
    expect(page.querySelectorAll('.asked')).toHaveLength(3)
  })

  const about = { slot: 'tobacco', circles: 3, left: 2, room: 4 }

  it('lets each circle be picked on the tiles', async () => {
    const page = drawnWith(drawn, board, await face('en', { kind: 'place_colonists', about }))
    expect(targets(page, 'own.circle.')).toEqual([1, 2, 3].map((n) => `own.circle.${n}`))
  })

  it('lets each circle be picked in the question too where the tiles are small', async () => {
    const table = await face('en', { kind: 'place_colonists', about })
    render(drawn.Seat, { props: { board, narrow: true, seat: 0, compact: false }, context: contextOf(table) })
    const circles = targets(document.body, 'own.circle.')
    expect(circles.filter((each) => each === 'own.circle.0')).toHaveLength(1)
    for (const n of [1, 2, 3]) {
      expect(circles.filter((each) => each === `own.circle.${n}`)).toHaveLength(2)
    }
    expect(document.body.textContent).toContain('2\u00a0colonists to place')
  })

  it('lets each cargo be picked, and says what would spoil', async () => {
    const table = await face('en', { kind: 'load', about: { places: 1, lost: 2 } })
    const named = ['ship.1.corn', 'ship.1.sugar', 'wharf.corn']
    const mark = (id: string): Mark => (named.includes(id) ? offers(id, { amount: 2, points: 3 }) : IDLE)
    const empty = read(board).ships.map((ship) => ({ ...ship, good: null, load: 0 }))
    render(drawn.Board, {
      props: { board: { ...board, ships: empty } as unknown as Board, narrow: true },
      context: contextOf({ ...table, mark }),
    })
    expect(targets(document.body, 'ship.')).toEqual(['ship.1.corn', 'ship.1.sugar'])
    expect(targets(document.body, 'wharf.')).toEqual(['wharf.corn'])
    expect(document.body.textContent).toContain('2\u00a0goods would spoil.')
  })
})

describe('signs', { timeout: SLOW }, () => {
  it('give every role, good and building a drawing and an explanation', async () => {
    const { say } = await face('en')
    const { roles, buildings } = read(board)
    const ids = [...GOODS, ...roles.map((each) => each.role), ...buildings.map((each) => each.building)]
    expect(ids.filter((id) => glyph(id) === '' || told(say, id).text === '')).toEqual([])
  })
})
