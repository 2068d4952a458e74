// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Choice, Mark, TableFace } from '../../board/types'
import { letterOf, shapeOf } from '../../model/seats'
import type { Args, Board } from '../../wire/types'
import { loadTexts } from '../../words/load'
import { Speaker } from '../../words/speaker'
import { LANGS, type Lang } from '../../words/terms'
import { actsNow } from '../gwt_family/map/acting'
import { times } from '../gwt_family/types'
import { BOOK } from './book'
import drawn from './index'
import { PRINTED } from './printed'
import { trainInUse, trainSides } from './riding'
import sample from './sample.json'
import { read } from './types'

const board = sample as unknown as Board
const IDLE: Mark = { state: 'idle', pointed: false, last: false, choices: [], note: '' }
const OPEN: Mark = { ...IDLE, state: 'available' }
const SLOW = 60_000 // three renderings of the whole board on a busy machine

async function face(lang: Lang = 'en'): Promise<TableFace> {
  const players = times(4).map((seat) => ({
    seat,
    name: `Player ${letterOf(seat)}`,
    letter: letterOf(seat),
    shape: shapeOf(seat),
    colour: '',
    ink: '',
    mine: seat === 0,
    active: false,
    bot: false,
  }))
  const say = new Speaker(await loadTexts(lang, 'gwt_elpaso'))
  return { say, players, you: 0, past: false, asked: null, mark: () => IDLE, choose() {}, point() {} }
}

/** The face of somebody who is asked, with the marks of some targets. */
async function askedFace(kind: string, about: Args, marks: Record<string, Mark> = {}): Promise<TableFace> {
  return { ...(await face()), asked: { kind, about }, mark: (target) => marks[target] ?? IDLE }
}

function drawnWith(table: TableFace, narrow = false): HTMLElement {
  const context = new Map([['tablero-table', table]])
  const props = { board, narrow }
  const seat = { ...props, seat: 0, compact: false }
  render(drawn.Board, { props, context })
  render(drawn.Market, { props, context })
  render(drawn.Seat, { props: seat, context })
  render(drawn.Seat, { props: { ...seat, seat: 2, compact: true }, context })
  render(drawn.Summary, { props: seat, context })
  return document.body
}

function targetsIn(page: HTMLElement): Set<string> {
  return new Set([...page.querySelectorAll('[data-target]')].map((each) => each.getAttribute('data-target') ?? ''))
}

function wanted(): string[] {
  const { players, market, open_objectives, open_bonuses } = read(board)
  return [
    ...Object.keys(PRINTED.discs).map((disc) => `disc.${disc}`),
    ...Object.keys(PRINTED.auxiliary).map((aux) => `aux.${aux}`),
    ...BOOK.workers.flatMap((worker) => [`pile.${worker}`, `own.area.${worker}`]),
    ...Object.keys(players[0]?.hand ?? {}).map((card) => `card.${card}`),
    ...Object.keys(market).map((card) => `market.${card}`),
    ...open_objectives.flatMap((each) => (each ? [`objective.${each}`] : [])),
    ...open_bonuses.flatMap((each) => (each ? [`bonus.${each}`] : [])),
    ...times(4).map((n) => `train.${n + 1}`),
    ...times(6).map((n) => `supply.${n + 1}`),
    ...Object.keys(PRINTED.nodes).map((node) => `node.${node}`),
    ...Object.keys(PRINTED.posts).map((post) => `post.${post}`),
    'exchange_tokens',
    'objective_stack',
    'bonus_stack',
  ]
}

afterEach(cleanup)

describe('the drawn board', () => {
  it.each(LANGS)(
    'names everything it draws: %s',
    async (lang) => {
      const page = drawnWith(await face(lang))
      const labels = [...page.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
      expect(labels.length).toBeGreaterThan(100)
      expect(labels.filter((label) => !label || /_|undefined|NaN/.test(label))).toEqual([])
    },
    SLOW,
  )

  it(
    'draws a place for every target of the title',
    async () => {
      const found = targetsIn(drawnWith(await face()))
      expect(wanted().filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )

  it(
    'has the whole loop on phones',
    async () => {
      const found = targetsIn(drawnWith(await face(), true))
      const places = wanted().filter((target) => /^(node|post)\./.test(target))
      expect(places.filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )
})

describe('a train card in use', () => {
  const [train = ''] = read(board).trains.slice(2)
  const sides = PRINTED.trains[train]?.slots.flat() ?? []
  const marks = Object.fromEntries([...sides.map((side) => [side.target, OPEN]), ['act.done', OPEN]]) as Record<string, Mark>

  it('has its actions on the card, not at the building', async () => {
    const table = await askedFace('act', { node: 'neutral_f', tile: train }, marks)
    expect(trainInUse(table)).toBe(train)
    expect(trainSides(table).map((side) => side.word)).toEqual([...sides.map((side) => side.word), 'done'])
    expect(actsNow(BOOK, table, read(board))).toBeNull()
    const { container } = render(drawn.Board, { props: { board, narrow: false }, context: new Map([['tablero-table', table]]) })
    const found = targetsIn(container)
    expect(Object.keys(marks).filter((target) => !found.has(target))).toEqual([])
  }, SLOW)

  it('is none while a building is used', async () => {
    const table = await askedFace('act', { node: 'neutral_f', tile: 'F' }, { 'act.train': OPEN })
    expect(trainInUse(table)).toBe('')
    expect(actsNow(BOOK, table, read(board))?.sides.map((side) => side.word)).toEqual(['train'])
  })
})

describe('the way of the herder', () => {
  const args = { way: 'build_1 neutral_b', steps: 1, cowboys: 1 }
  const told: Choice = { answer: 0, word: '', target: 'node.neutral_b', role: '', rank: 0, args, label: '', reason: '', oneway: false, preview: [], events: [] }

  it.each([false, true])('is drawn while its goal is pointed at, narrow: %s', async (narrow) => {
    const pointed: Mark = { ...OPEN, pointed: true, choices: [told] }
    const table = await askedFace('move', {}, { 'node.neutral_b': pointed })
    const { container } = render(drawn.Board, { props: { board, narrow }, context: new Map([['tablero-table', table]]) })
    expect(container.querySelector('[data-testid="way"]')?.getAttribute('data-way')).toBe(args.way)
  }, SLOW)
})

describe('the end', () => {
  it('has one herder of each, and that of who closed the game on the Simmental space', async () => {
    const closed = { ...read(board), closer: 1, simmental: 0 } as unknown as Board
    const context = new Map([['tablero-table', await face()]])
    const { container } = render(drawn.Board, { props: { board: closed, narrow: false }, context })
    expect(times(4).map((seat) => container.querySelectorAll(`[data-piece="herder:${seat}"]`).length)).toEqual([1, 1, 1, 1])
    expect(container.querySelector('.closer [data-piece="herder:1"]')).not.toBeNull()
  }, SLOW)
})

describe('phones', () => {
  it.each([
    ['hire', 'pile.'],
    ['buy', 'market.'],
    ['disc', 'disc.'],
    ['building', 'supply.'],
    ['discard', 'card.'],
    ['train', 'train.'],
    ['tile', 'objective.'],
    ['jokers', 'own.area.'],
    ['aux', 'aux.'],
    ['post', 'post.'],
  ])('have a drawing for what is asked: %s', async (kind, target) => {
    const context = new Map([['tablero-table', await askedFace(kind, {})]])
    const { container } = render(drawn.Board, { props: { board, narrow: true }, context })
    expect(container.querySelector(`[data-target^="${target}"]`)).not.toBeNull()
  }, SLOW)
})
