// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mark, TableFace } from '../../board/types'
import type { Args, Board } from '../../wire/types'
import { LANGS, type Lang } from '../../words/terms'
import { actsNow } from '../gwt_family/map/acting'
import { times } from '../gwt_family/types'
import { choice, contextOf, drawnWith, faceOf, labelsIn, OPEN, SLOW, targetsIn } from '../tested'
import { BOOK } from './book'
import drawn from './index'
import { PRINTED } from './printed'
import { trainInUse, trainSides } from './riding'
import sample from './sample.json'
import { read } from './types'

const board = sample as unknown as Board
const face = (lang: Lang = 'en'): Promise<TableFace> => faceOf('gwt_elpaso', lang)
const askedFace = (kind: string, about: Args, marks: Record<string, Mark> = {}): Promise<TableFace> => faceOf('gwt_elpaso', 'en', { kind, about }, marks)

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
      const page = drawnWith(drawn, board, await face(lang))
      const { labels, wrong } = labelsIn(page)
      expect(labels.length).toBeGreaterThan(100)
      expect(wrong).toEqual([])
    },
    SLOW,
  )

  it(
    'draws a place for every target of the title',
    async () => {
      const found = targetsIn(drawnWith(drawn, board, await face()))
      expect(wanted().filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )

  it(
    'has the whole loop on phones',
    async () => {
      const found = targetsIn(drawnWith(drawn, board, await face(), true))
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
    const { container } = render(drawn.Board, { props: { board, narrow: false }, context: contextOf(table) })
    const found = targetsIn(container)
    expect(Object.keys(marks).filter((target) => !found.has(target))).toEqual([])
  }, SLOW)

  it('is none while a building is used', async () => {
    const table = await askedFace('act', { node: 'neutral_f', tile: 'F' }, { 'act.train': OPEN })
    expect(trainInUse(table)).toBe('')
    expect(actsNow(BOOK, table, read(board))?.sides.map((side) => side.word)).toEqual(['train'])
  })
})

describe('a building in use', () => {
  const marks = { 'act.discard_pineywoods_dollars_3': OPEN, 'act.pay_1_exchange_token_1': OPEN, 'act.buy_cattle': OPEN, 'act.done': OPEN }
  it.each(['neutral_b', 'neutral_d'])('hides no herder that stands there: %s', async (node) => {
    const standing = { ...read(board), players: read(board).players.map((player) => ({ ...player, herder: node })) } as unknown as Board
    const table = await askedFace('act', { node, tile: 'D' }, marks)
    const { container } = render(drawn.Board, { props: { board: standing, narrow: false }, context: contextOf(table) })
    const card = Number(/translate\(\S+ (\S+)\)/.exec(container.querySelector('[data-testid="acts"]')?.getAttribute('transform') ?? '')?.[1])
    const pin = container.querySelector('[data-piece="herder:0"]')
    const tip = Number(pin?.getAttribute('y')) + Number(pin?.getAttribute('height'))
    expect([card, tip].map(Number.isFinite)).toEqual([true, true])
    expect(tip - card).toBeLessThan(20)
  }, SLOW)
})

describe('the way of the herder', () => {
  const args = { way: 'build_1 neutral_b', steps: 1, cowboys: 1 }
  const told = choice('node.neutral_b', args)

  it.each([false, true])('is drawn while its goal is pointed at, narrow: %s', async (narrow) => {
    const pointed: Mark = { ...OPEN, pointed: true, choices: [told] }
    const table = await askedFace('move', {}, { 'node.neutral_b': pointed })
    const { container } = render(drawn.Board, { props: { board, narrow }, context: contextOf(table) })
    expect(container.querySelector('[data-testid="way"]')?.getAttribute('data-way')).toBe(args.way)
  }, SLOW)
})

describe('the end', () => {
  it('has one herder of each, and that of who closed the game on the Simmental space', async () => {
    const closed = { ...read(board), closer: 1, simmental: 0 } as unknown as Board
    const context = contextOf(await face())
    const { container } = render(drawn.Board, { props: { board: closed, narrow: false }, context })
    expect(times(4).map((seat) => container.querySelectorAll(`[data-piece="herder:${seat}"]`).length)).toEqual([1, 1, 1, 1])
    expect(container.querySelector('.closer [data-piece="herder:1"]')).not.toBeNull()
  }, SLOW)
})

describe('objective tiles', () => {
  it('are marked where they count as things stand', async () => {
    const { container } = render(drawn.Seat, { props: { board, narrow: false, seat: 0, compact: false }, context: contextOf(await face()) })
    const labels = [...container.querySelectorAll('[aria-label^="Objective tile ("]')].map((each) => [each.getAttribute('aria-label'), each.querySelectorAll('[data-testid="met"]').length])
    expect(labels.map(([, marks]) => marks)).toEqual([1, 0])
    expect(labels.map(([label]) => String(label).toLowerCase().includes(' · met'))).toEqual([true, false])
  }, SLOW)

  it('are the last turn’s business once the game is closed', () => {
    expect(drawn.closing(board)).toBe(true)
    expect(drawn.closing({ ...read(board), ending: false } as unknown as Board)).toBe(false)
  })
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
    const context = contextOf(await askedFace(kind, {}))
    const { container } = render(drawn.Board, { props: { board, narrow: true }, context })
    expect(container.querySelector(`[data-target^="${target}"]`)).not.toBeNull()
  }, SLOW)
})
