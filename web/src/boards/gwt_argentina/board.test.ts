// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { TableFace } from '../../board/types'
import plain from '../../generic/index'
import type { Args, Board } from '../../wire/types'
import { LANGS, type Lang } from '../../words/terms'
import { times } from '../gwt_family/types'
import { contextOf, drawnWith, faceOf, labelsIn, SLOW, targetsIn } from '../tested'
import { stepNow, STEPS } from './about'
import { BOOK } from './book'
import drawn from './index'
import { OWN } from './printed'
import sample from './sample.json'
import { quayCode } from './speech'
import { read } from './types'

const board = sample as unknown as Board
const face = (lang: Lang, asked: TableFace['asked'] = null): Promise<TableFace> => faceOf('gwt_argentina', lang, asked)

function wanted(): string[] {
  const { players, market, display, foresight, jobs, ships } = read(board)
  const mine = players[0]
  return [
    ...Object.keys(OWN.discs).map((disc) => `disc.${disc}`),
    ...Object.keys(OWN.auxiliary).map((aux) => `aux.${aux}`),
    ...BOOK.workers.map((worker) => `crew.${worker}`),
    ...Object.keys(mine?.hand ?? {}).map((card) => `card.${card}`),
    ...Object.keys(market).map((card) => `market.${card}`),
    ...display.flatMap((each) => (each ? [`objective.${each}`] : [])),
    ...jobs.rows.flatMap((row) => row.cells.flatMap((worker) => (worker ? [`job.${row.row}.${worker}`] : []))),
    ...foresight.flat().flatMap((tile) => (tile ? [`foresight.${tile}`] : [])),
    ...Object.keys(OWN.nodes).map((node) => `node.${node}`),
    ...Object.keys(OWN.ramps).map((ramp) => `ramp.${ramp}`),
    ...Object.keys(OWN.quays).map((quay) => `quay.${quay}`),
    ...Object.keys(OWN.spots.a ?? {}).map((spot) => `spot.${spot}`),
    ...ships.map(({ ship }) => `ship.${ship}`),
    ...Object.keys(OWN.stations).map((station) => `station.${station}`),
    ...times(32).map((place) => `track.${place}`),
    ...times(8).map((n) => `track.station_${n + 1}`),
    'track.depot',
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
    'lists every space and every ramp of the trail on phones',
    async () => {
      const found = targetsIn(drawnWith(drawn, board, await face('en'), true))
      const spaces = [...Object.keys(OWN.nodes).map((node) => `node.${node}`), ...Object.keys(OWN.ramps).map((ramp) => `ramp.${ramp}`)]
      expect(spaces.filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )

  it(
    'offers the helped farmers when they may become granjeros',
    async () => {
      const found = targetsIn(drawnWith(drawn, board, await face('en', { kind: 'invest', about: {} })))
      const areas = Object.entries(read(board).players[0]?.farmers ?? {}).filter(([, n]) => n > 0)
      expect(areas.length).toBeGreaterThan(0)
      for (const [area] of areas) expect(found).toContain(`farmer.${area}`)
    },
    SLOW,
  )

  it(
    'marks every reconstructed station with the sign of doubt',
    async () => {
      const page = drawnWith(drawn, board, await face('en'))
      const doubtful = Object.keys(OWN.stations).filter((id) => OWN.doubtful.includes(id))
      expect(doubtful.filter((id) => !page.querySelector(`[data-target="station.${id}"] > .doubt`))).toEqual([])
    },
    SLOW,
  )
})

describe('the six steps in Buenos Aires', () => {
  const at = (kind: string, about: Args = {}): number => stepNow({ kind, about })

  it('are told by the question', () => {
    expect(STEPS).toHaveLength(6)
    expect([at('extra_delivery'), at('spot'), at('income'), at('ship')]).toEqual([0, 0, 1, 2])
    expect(at('disc', { target: 'ship_5' })).toBe(2)
    expect(at('disc', { target: 'rotterdam_1' })).toBe(-1)
    expect([1, 2, 3].map((column) => at('foresight', { column }))).toEqual([3, 4, 5])
    expect(at('move')).toBe(-1)
  })
})

describe('the quay a ship goes to', () => {
  it.each(LANGS)('has a code of its own (%s)', async (lang) => {
    const { say } = await face(lang)
    const quays = Object.keys(OWN.quays)
    expect(new Set(quays.map((quay) => quayCode(say, quay))).size).toBe(quays.length)
  })
})

describe('without a drawing', () => {
  it('the plain board shows the same position in words', async () => {
    const context = contextOf(await face('en'))
    const { container } = render(plain.Board, { props: { board, narrow: false }, context })
    expect(container.textContent).toContain('Liverpool')
    expect(container.textContent).not.toMatch(/undefined|\[object/)
  })
})
