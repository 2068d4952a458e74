/** What the speech keys say: the last event, figures, the board. */
import type { BoardModule } from '../../board/types'
import { words } from '../../words/words.svelte'
import { playersOf } from '../face.svelte'
import { figuresOf, isBeginning, toldOf } from '../past/log'
import type { Table } from '../table.svelte'
import { headsOf } from './presence'

/** The last deed; whose turn it is, only where nothing else has happened yet. */
export function lastEvent(table: Table): string {
  const items = table.now?.log ?? []
  const deeds = items.map((item) => ({ ...item, events: item.events.filter((event) => !isBeginning(event)) }))
  return (
    [deeds, items]
      .map((told) => told.flatMap((item) => toldOf(item, table.called, words.say)).at(-1))
      .find(Boolean) ?? ''
  )
}

export function figuresSaid(table: Table, seats: number[]): string {
  const figures = figuresOf(table.board)
  const heads = headsOf(table)
  return seats
    .map((seat) => {
      const own = Object.entries(figures[seat] ?? {}).filter(([name]) => words.say.figure(name))
      return `${heads[seat]}: ${own.map(([name, n]) => `${words.say.figure(name)} ${n}`).join(', ')}`
    })
    .join('. ')
}

const MOST_NAMED = 8

/** What the title tells of its board. */
export type Heard = Pick<BoardModule, 'spoken' | 'standsOn'>

/** What lies on the shared board, what can be chosen on it, and what the others moved. */
export function boardSaid(table: Table, { spoken, standsOn }: Heard): string {
  const { say } = words
  const board = table.board ?? {}
  const facts = spoken?.(board, { say, players: playersOf(table) }) ?? plainFacts(table)
  const open = table.offered.filter((choice) => choice.target !== '').map((choice) => choice.label)
  const choices = open.length > 0 ? [`${say.text('ui-choices')}: ${open.slice(0, MOST_NAMED).join(', ')}`] : []
  return [...facts, ...choices, ...moved(table, standsOn)].filter(Boolean).join('. ')
}

function plainFacts(table: Table): string[] {
  const { say } = words
  const facts = Object.entries(table.board ?? {})
    .filter(([name, value]) => say.known(name) && (typeof value === 'number' || typeof value === 'string'))
    .map(([name, value]) => `${say.known(name)} ${typeof value === 'string' ? say.name(value) : value}`)
  return [facts.join(', ')]
}

/** By whom, and which of the things have a name. */
function moved(table: Table, standsOn: BoardModule['standsOn']): string[] {
  const { say } = words
  return [...new Set(table.last.values())].map((seat) => {
    const name = (target: string): string => standsOn?.(table.board ?? {}, target, say) || say.known(target.split('.').at(-1) ?? '')
    const things = [...table.last].filter(([, by]) => by === seat).map(([target]) => name(target))
    const named = [...new Set(things.filter((name) => name !== ''))]
    const who = say.text('ui-last-move', { player: table.names[seat] ?? '' })
    return named.length > 0 ? `${who}: ${named.slice(0, MOST_NAMED).join(', ')}` : who
  })
}
