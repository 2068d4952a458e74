/** Keys that work anywhere at a table. Letters and digits are left alone while the reader types. */
import { isPass } from './choices'
import { figuresOf } from './log'
import type { Table } from './table.svelte'
import { nextZone } from './zones'
import { words } from '../words/words.svelte'

export interface Wishes {
  help: () => void
  speak: (text: string) => void
}

export function onTableKey(event: KeyboardEvent, table: Table, wishes: Wishes): void {
  if (event.key === 'F6') {
    event.preventDefault()
    nextZone(event.shiftKey)
    return
  }
  if (event.key === 'Escape') {
    escape(table)
    return
  }
  if (event.key === 'Enter' && event.ctrlKey) {
    const pass = table.offered.find(isPass)
    if (pass) void table.choose(pass)
    return
  }
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey) return
  if (/^[1-9]$/.test(event.key)) {
    const choice = table.shown.filter((each) => each.reason === '')[Number(event.key) - 1]
    if (choice) void table.choose(choice)
    return
  }
  const deed = LETTERS[event.key.toLowerCase()]
  if (!deed) return
  event.preventDefault()
  deed(table, wishes)
}

const LETTERS: Record<string, (table: Table, wishes: Wishes) => void> = {
  backspace: (table) => void table.undoLast(),
  '/': () => document.getElementById('filter')?.focus(),
  '?': (_table, wishes) => wishes.help(),
  l: (table, wishes) => wishes.speak(lastEvent(table)),
  p: (table, wishes) => wishes.speak(figuresSaid(table, table.you === null ? [] : [table.you])),
  o: (table, wishes) =>
    wishes.speak(figuresSaid(table, table.names.map((_, seat) => seat).filter((s) => s !== table.you))),
}

function typing(event: KeyboardEvent): boolean {
  const on = event.target
  return on instanceof HTMLElement && on.matches('input, textarea, select')
}

function escape(table: Table): void {
  if (table.guarded) table.guarded = null
  else if (table.only || table.filter) {
    table.only = ''
    table.filter = ''
  } else if (table.armed !== null) table.armed = null
  else table.past.leave()
}

function lastEvent(table: Table): string {
  const events = table.now?.log.flatMap((item) => item.events) ?? []
  return events
    .map((event) => words.say.event(event, table.names))
    .filter(Boolean)
    .slice(-1)
    .join('')
}

function figuresSaid(table: Table, seats: number[]): string {
  const figures = figuresOf(table.board)
  return seats
    .map((seat) => {
      const own = Object.entries(figures[seat] ?? {}).filter(([name]) => words.say.known(name))
      return `${table.names[seat]}: ${own.map(([name, n]) => `${words.say.known(name)} ${n}`).join(', ')}`
    })
    .join('. ')
}
