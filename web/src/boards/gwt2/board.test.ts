// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Mark, TableFace } from '../../board/types'
import { letterOf, shapeOf } from '../../model/seats'
import type { Board } from '../../wire/types'
import { loadTexts } from '../../words/load'
import { Speaker } from '../../words/speaker'
import { LANGS, type Lang } from '../../words/terms'
import drawn from './index'
import { PRINTED } from './printed'
import sample from './sample.json'
import { foresightTarget, letterOfCard } from './speech'
import { AUXILIARY, read, times, WORKERS } from './types'

const board = sample as unknown as Board
const IDLE: Mark = { state: 'idle', pointed: false, last: false, choices: [], note: '' }
const SLOW = 60_000 // three renderings of the whole board on a busy machine

async function face(lang: Lang): Promise<TableFace> {
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
  const say = new Speaker(await loadTexts(lang, 'gwt2'))
  return { say, players, you: 0, past: false, asked: null, mark: () => IDLE, choose() {}, point() {} }
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
  const { players, market, display, foresight, jobs } = read(board)
  const mine = players[0]
  return [
    ...Object.keys(PRINTED.discs).map((disc) => `disc.${disc}`),
    ...AUXILIARY.map((aux) => `aux.${aux}`),
    ...WORKERS.map((worker) => `crew.${worker}`),
    ...(mine?.buildings_left ?? []).map((each) => `supply.${each.number}`),
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
  ]
}

describe('the drawn board', () => {
  it.each(LANGS)(
    'names everything it draws: %s',
    async (lang) => {
      const page = drawnWith(await face(lang))
      const labels = [...page.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
      expect(labels.length).toBeGreaterThan(200)
      expect(labels.filter((label) => !label || /_|undefined|NaN/.test(label))).toEqual([])
    },
    SLOW,
  )

  it(
    'draws a place for every target of the title',
    async () => {
      const found = targetsIn(drawnWith(await face('en')))
      expect(wanted().filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )

  it(
    'lists every space of the trail on phones',
    async () => {
      const found = targetsIn(drawnWith(await face('en'), true))
      const spaces = Object.keys(PRINTED.nodes).map((node) => `node.${node}`)
      expect(spaces.filter((target) => !found.has(target))).toEqual([])
    },
    SLOW,
  )
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
