/** What the speech keys say: the last event, figures, the board. */
import { words } from '../../words/words.svelte'
import { figuresOf } from '../past/log'
import type { Table } from '../table.svelte'

export function lastEvent(table: Table): string {
  const events = table.now?.log.flatMap((item) => item.events) ?? []
  return events
    .map((event) => words.say.event(event, table.called))
    .filter(Boolean)
    .slice(-1)
    .join('')
}

export function figuresSaid(table: Table, seats: number[]): string {
  const figures = figuresOf(table.board)
  return seats
    .map((seat) => {
      const own = Object.entries(figures[seat] ?? {}).filter(([name]) => words.say.known(name))
      return `${table.names[seat]}: ${own.map(([name, n]) => `${words.say.known(name)} ${n}`).join(', ')}`
    })
    .join('. ')
}

const MOST_NAMED = 8

/** The plain facts of the shared board, what can be chosen on it, and what the others moved. */
export function boardSaid(table: Table): string {
  const { say } = words
  const facts = Object.entries(table.board ?? {})
    .filter(([name, value]) => say.known(name) && (typeof value === 'number' || typeof value === 'string'))
    .map(([name, value]) => `${say.known(name)} ${typeof value === 'string' ? say.name(value) : value}`)
  const open = table.offered.filter((choice) => choice.target !== '').map((choice) => choice.label)
  const moved = [...new Set(table.last.values())].map((seat) =>
    say.text('ui-last-move', { player: table.names[seat] ?? '' }),
  )
  const choices = open.length > 0 ? [`${say.text('ui-choices')}: ${open.slice(0, MOST_NAMED).join(', ')}`] : []
  return [facts.join(', '), ...choices, ...moved].filter(Boolean).join('. ')
}
