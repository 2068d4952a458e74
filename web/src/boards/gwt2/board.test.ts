// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Mark, TableFace } from '../../board/types'
import type { Args, Board } from '../../wire/types'
import { LANGS, type Lang } from '../../words/terms'
import { actsNow } from '../gwt_family/map/acting'
import { wayOf, wayShown } from '../gwt_family/map/way'
import { ownFace } from '../gwt_family/seat/own'
import { foresightTarget, letterOfCard } from '../gwt_family/speech'
import { times } from '../gwt_family/types'
import { choice, contextOf, drawnWith, faceOf, IDLE, labelsIn, SLOW, targetsIn } from '../tested'
import { BOOK } from './book'
import drawn from './index'
import { PRINTED } from './printed'
import sample from './sample.json'
import { read } from './types'

const board = sample as unknown as Board
const face = (lang: Lang = 'en'): Promise<TableFace> => faceOf('gwt2', lang)
const askedFace = (kind: string, about: Args, marks: Record<string, Mark> = {}): Promise<TableFace> => faceOf('gwt2', 'en', { kind, about }, marks)

function wanted(): string[] {
  const { players, market, display, foresight, jobs } = read(board)
  const mine = players[0]
  return [
    ...Object.keys(PRINTED.discs).map((disc) => `disc.${disc}`),
    ...Object.keys(PRINTED.auxiliary).map((aux) => `aux.${aux}`),
    ...BOOK.workers.map((worker) => `crew.${worker}`),
    ...Object.keys(mine?.hand ?? {}).map((card) => `card.${card}`),
    ...Object.keys(market).map((card) => `market.${card}`),
    ...display.flatMap((each) => (each ? [`objective.${each}`] : [])),
    ...jobs.rows.flatMap((row) => row.cells.flatMap((worker) => (worker ? [`job.${row.row}.${worker}`] : []))),
    ...foresight.flat().flatMap((tile) => (tile ? [`foresight.${tile}`] : [])),
    ...Object.keys(PRINTED.nodes).map((node) => `node.${node}`),
    ...Object.keys(PRINTED.cities).map((city) => `city.${city}`),
    ...Object.keys(PRINTED.stations).map((station) => `station.${station}`),
    ...times(40).map((place) => `track.${place}`),
    ...times(9).map((n) => `track.station_${n + 1}`),
    'exchange_tokens',
    'draw_pile',
    'certificate_track',
    'market_stack',
    'objective_stack',
  ]
}

describe('the drawn board', () => {
  it.each(LANGS)(
    'names everything it draws: %s',
    async (lang) => {
      const page = drawnWith(drawn, board, await face(lang))
      const { labels, wrong } = labelsIn(page)
      expect(labels.length).toBeGreaterThan(200)
      expect(wrong).toEqual([])
    },
    SLOW,
  )

  it(
    'draws a place for every target of the title',
    async () => {
      const found = targetsIn(drawnWith(drawn, board, await face('en')))
      expect(wanted().filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )

  it(
    'lists every space of the trail on phones',
    async () => {
      const found = targetsIn(drawnWith(drawn, board, await face('en'), true))
      const spaces = Object.keys(PRINTED.nodes).map((node) => `node.${node}`)
      expect(spaces.filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )
})

describe('the way of the herder', () => {
  const told = choice('node.neutral_b', {
    way: 'build_a_1 build_a_2 build_a_3 neutral_b',
    tolls: '2:1 0:bank 1:bank 0:bank',
    steps: 3,
    fee: 3,
  })

  it('is read from the answer alone', () => {
    const way = wayOf(told, 'neutral_a')
    expect(way.nodes).toEqual(['build_a_1', 'build_a_2', 'build_a_3', 'neutral_b'])
    expect(way.tolls).toEqual([
      { node: 'build_a_1', dollars: 2, payee: 1 },
      { node: 'build_a_3', dollars: 1, payee: null },
    ])
    expect(way).toMatchObject({ from: 'neutral_a', steps: 3, fee: 3 })
  })

  it('is drawn while its goal is pointed at, and only then', async () => {
    const pointed: Mark = { ...IDLE, state: 'available', pointed: true, choices: [told] }
    const table = await askedFace('move', {}, { 'node.neutral_b': pointed })
    const { container } = render(drawn.Board, { props: { board, narrow: false }, context: contextOf(table) })
    expect(container.querySelector('[data-testid="way"]')?.getAttribute('data-way')).toBe(told.args.way)
    expect(wayShown(BOOK, await face('en'), read(board))).toBeNull()
  }, SLOW)

  it('is not drawn for what is refused', async () => {
    const refused: Mark = { ...IDLE, state: 'refused', pointed: true, choices: [choice('node.neutral_b', {}, 'too far')] }
    expect(wayShown(BOOK, await askedFace('move', {}, { 'node.neutral_b': refused }), read(board))).toBeNull()
  })
})

describe('the building in use', () => {
  const node = Object.keys(read(board).nodes).find((each) => read(board).nodes[each]?.tile === 'D') ?? ''
  const open: Mark = { ...IDLE, state: 'available' }
  const shut: Mark = { ...IDLE, state: 'refused' }

  it('lists its actions one by one, alternatives apart, and to finish', async () => {
    const marks = { 'act.bandit': shut, 'act.pay_2_for_engine_2': open, 'act.aux': open, 'act.done': open }
    const acts = actsNow(BOOK, await askedFace('act', { node }, marks), read(board))
    expect(acts?.sides.map((side) => side.word)).toEqual(['bandit', 'pay_2_for_engine_2', 'aux', 'done'])
  })

  it('stays shut while nothing on it can be chosen', async () => {
    expect(actsNow(BOOK, await askedFace('act', { node }, { 'act.aux': shut }), read(board))).toBeNull()
    expect(actsNow(BOOK, await askedFace('move', { node }, { 'act.aux': open }), read(board))).toBeNull()
  })
})

describe('the own area', () => {
  it('shows nothing of what others did last on theirs', async () => {
    const moved = { ...(await face('en')), mark: (): Mark => ({ ...IDLE, last: 1 }) }
    expect(ownFace(moved).mark('disc.step_left').last).toBe(false)
    expect(ownFace(moved).players).toBe(moved.players)
  })
})

describe('the line under the map', () => {
  it('turns up the buildings when one is to be chosen', async () => {
    const props = { board, narrow: false, seat: 0, compact: false }
    const { container } = render(drawn.Seat, { props, context: contextOf(await askedFace('building', {}, {})) })
    const left = read(board).players[0]?.buildings_left ?? []
    const found = targetsIn(container)
    expect(left.filter((each) => !found.has(`supply.${each.number}`))).toEqual([])
  }, SLOW)
})

describe('phones', () => {
  it('have a drawing for whatever part a question is about', async () => {
    for (const [kind, target] of [['hire', 'job.'], ['buy', 'market.'], ['disc', 'disc.'], ['building', 'supply.'], ['discard', 'card.'], ['city', 'city.']]) {
      const table = await askedFace(kind ?? '', {}, {})
      const { container, unmount } = render(drawn.Board, { props: { board, narrow: true }, context: contextOf(table) })
      expect(container.querySelector(`[data-target^="${target}"]`), kind).not.toBeNull()
      unmount()
    }
  }, SLOW)
})

describe('signs', () => {
  it.each(LANGS)('tell the breeds of the actions apart by letters: %s', async (lang) => {
    const { say } = await face(lang)
    const breeds = ['criollo', 'santa_gertrudis', 'pineywoods', 'galloway']
    expect(new Set(breeds.map((breed) => letterOfCard(say, breed))).size).toBe(breeds.length)
  })

  it('choose foresight tiles from the column asked about alone', () => {
    const asked = { kind: 'foresight', about: { column: 2 } }
    expect(foresightTarget(asked, 'cowboy', 1)).toBe('foresight.cowboy')
    expect(foresightTarget(asked, 'cowboy', 2)).toBe('')
  })
})
