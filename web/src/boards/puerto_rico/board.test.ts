// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mark, TableFace } from '../../board/types'
import { letterOf, shapeOf } from '../../model/seats'
import type { Args, Board } from '../../wire/types'
import { loadTexts } from '../../words/load'
import { Speaker } from '../../words/speaker'
import { LANGS, type Lang } from '../../words/terms'
import { glyph } from './glyphs'
import drawn from './index'
import sample from './sample.json'
import { told } from './speech'
import { GOODS, read } from './types'

afterEach(cleanup)

const board = sample as unknown as Board
const IDLE: Mark = { state: 'idle', pointed: false, last: false, choices: [], note: '' }

/** A thing with one choice, as the shell would mark it. */
function offers(target: string, args: Args): Mark {
  const choice = { answer: 0, word: '', target, role: '' as const, rank: 0, args, label: target, reason: '', oneway: false, preview: [], events: [] }
  return { ...IDLE, state: 'available', choices: [choice], note: target }
}

function targets(page: HTMLElement, prefix: string): string[] {
  const found = [...page.querySelectorAll<HTMLElement>(`[data-target^="${prefix}"]`)]
  return found.map((each) => each.dataset.target ?? '')
}

async function face(lang: Lang, asked: TableFace['asked'] = null): Promise<TableFace> {
  const players = [0, 1, 2, 3].map((seat) => ({
    seat,
    name: letterOf(seat),
    letter: letterOf(seat),
    shape: shapeOf(seat),
    colour: '',
    ink: '',
    mine: seat === 0,
    active: false,
    bot: false,
  }))
  const say = new Speaker(await loadTexts(lang, 'puerto_rico'))
  return { say, players, you: 0, past: false, asked, mark: () => IDLE, choose() {}, point() {} }
}

async function drawnWith(table: TableFace): Promise<HTMLElement> {
  const context = new Map([['tablero-table', table]])
  const props = { board, narrow: false }
  const seat = { ...props, seat: 0, compact: false }
  render(drawn.Board, { props, context })
  render(drawn.Market, { props, context })
  render(drawn.Seat, { props: seat, context })
  render(drawn.Seat, { props: { ...seat, seat: 2, compact: true }, context })
  render(drawn.Summary, { props: seat, context })
  return document.body
}

const SLOW = { timeout: 60_000 } // renderings of the whole board on a busy machine

describe('the drawn board', SLOW, () => {
  it.each(LANGS)('names everything it draws: %s', async (lang) => {
    const page = await drawnWith(await face(lang))
    const labels = [...page.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
    expect(labels.length).toBeGreaterThan(80)
    expect(labels.filter((label) => !label || /_|undefined|NaN/.test(label))).toEqual([])
    const foreign = lang === 'ru' ? /[a-z]{3}/i : /[а-я]/i
    expect(labels.filter((label) => label && foreign.test(label))).toEqual([])
  })

  it('draws a place for every target of the title', async () => {
    const page = await drawnWith(await face('en'))
    const found = new Set([...page.querySelectorAll('[data-target]')].map((each) => each.getAttribute('data-target')))
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

  it('rings the tiles the Mayor asks about', async () => {
    const page = await drawnWith(await face('en', { kind: 'place_colonists', about: { slot: 'tobacco' } }))
    expect(page.querySelectorAll('.asked')).toHaveLength(3)
  })

  const about = { slot: 'tobacco', circles: 3, left: 2, room: 4 }

  it('lets each circle be picked on the tiles', async () => {
    const page = await drawnWith(await face('en', { kind: 'place_colonists', about }))
    expect(targets(page, 'own.circle.')).toEqual([1, 2, 3].map((n) => `own.circle.${n}`))
  })

  it('lets each circle be picked in the question too where the tiles are small', async () => {
    const table = await face('en', { kind: 'place_colonists', about })
    render(drawn.Seat, { props: { board, narrow: true, seat: 0, compact: false }, context: new Map([['tablero-table', table]]) })
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
      context: new Map([['tablero-table', { ...table, mark }]]),
    })
    expect(targets(document.body, 'ship.')).toEqual(['ship.1.corn', 'ship.1.sugar'])
    expect(targets(document.body, 'wharf.')).toEqual(['wharf.corn'])
    expect(document.body.textContent).toContain('2\u00a0goods would spoil.')
  })
})

describe('signs', SLOW, () => {
  it('give every role, good and building a drawing and an explanation', async () => {
    const { say } = await face('en')
    const { roles, buildings } = read(board)
    const ids = [...GOODS, ...roles.map((each) => each.role), ...buildings.map((each) => each.building)]
    expect(ids.filter((id) => glyph(id) === '' || told(say, id).text === '')).toEqual([])
  })
})
