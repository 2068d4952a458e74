/** What the tests of drawn boards have in common: a face without a server, and a page to look at. */
import { render } from '@testing-library/svelte'
import type { BoardModule, Choice, Mark, TableFace } from '../board/types'
import { letterOf, shapeOf } from '../model/person/seats'
import type { Args, Board } from '../wire/types'
import { loadTexts } from '../words/load'
import { Speaker } from '../words/speaker'
import type { Lang } from '../words/terms'

export const IDLE: Mark = { state: 'idle', pointed: false, last: false, choices: [], note: '' }
export const OPEN: Mark = { ...IDLE, state: 'available' }
export const SLOW = 60_000 // three renderings of the whole board on a busy machine

type Asked = TableFace['asked']
type Marks = Record<string, Mark>

export function choice(target: string, args: Args, reason = ''): Choice {
  return { answer: 0, word: '', target, role: '', rank: 0, args, label: target, reason, oneway: false, bound: '', preview: [], events: [] }
}

/** The face of seat 0 at a table of four; what is asked of it, and the marks of some targets. */
export async function faceOf(game: string, lang: Lang = 'en', asked: Asked = null, marks: Marks = {}): Promise<TableFace> {
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
  const say = new Speaker(await loadTexts(lang, game))
  return { id: 'tested', say, players, you: 0, past: false, asked, mark: (target) => marks[target] ?? IDLE, choose() {}, point() {} }
}

export function contextOf(table: TableFace): Map<string, TableFace> {
  return new Map([['tablero-table', table]])
}

/** The whole table: board, market, the own seat, a rival's small one, the line of figures. */
export function drawnWith(drawn: BoardModule, board: Board, table: TableFace, narrow = false): HTMLElement {
  const context = contextOf(table)
  const props = { board, narrow }
  const seat = { ...props, seat: 0, compact: false }
  render(drawn.Board, { props, context })
  if (drawn.Market) render(drawn.Market, { props, context })
  render(drawn.Seat, { props: seat, context })
  render(drawn.Seat, { props: { ...seat, seat: 2, compact: true }, context })
  if (drawn.Summary) render(drawn.Summary, { props: seat, context })
  return document.body
}

export function targetsIn(page: HTMLElement): Set<string> {
  return new Set([...page.querySelectorAll('[data-target]')].map((each) => each.getAttribute('data-target') ?? ''))
}

/** What the page calls its things; `wrong` are empty names and such as show a word of the program. */
export function labelsIn(page: HTMLElement): { labels: string[]; wrong: string[] } {
  const labels = [...page.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '')
  return { labels, wrong: labels.filter((label) => !label || /_|undefined|NaN/.test(label)) }
}
