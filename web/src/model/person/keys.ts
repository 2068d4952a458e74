/** Keys that work anywhere at a table. Letters and digits are left alone while the reader types. */
import { tick } from 'svelte'
import { tipBox } from '../../board/tip.svelte'
import { isPass } from '../choices'
import type { Recap } from '../past/recap.svelte'
import { boardSaid, figuresSaid, lastEvent, type Heard } from './speech'
import type { Table } from '../table.svelte'
import { nextZone } from './zones'

export interface Wishes {
  /** Opened at the rules, on a search or at their beginning. */
  help: (find?: string) => void
  speak: (text: string) => void
  heard: Heard | null
}

export function onTableKey(event: KeyboardEvent, table: Table, recap: Recap, wishes: Wishes): void {
  if (event.key === 'F6') {
    event.preventDefault()
    nextZone(event.shiftKey)
    return
  }
  if (event.key === 'Escape') {
    if (recap.walking) recap.stop()
    else escape(table)
    return
  }
  if (event.key === 'Enter' && event.ctrlKey) {
    const pass = table.offered.find(isPass)
    if (table.planning) table.planned?.done()
    else if (pass) void table.choose(pass)
    return
  }
  if (event.key === 'Enter' && table.planning && document.activeElement === document.body) table.planned?.done()
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey) return
  if (/^[1-9]$/.test(event.key)) {
    if (table.planning) {
      table.planned?.press(Number(event.key))
      return
    }
    const choice = table.shown.filter((each) => each.reason === '')[Number(event.key) - 1]
    if (choice) void table.choose(choice)
    return
  }
  if (event.key === ' ') table.hurry()
  if (event.key === ' ' && recap.walking) {
    event.preventDefault()
    recap.stop()
    return
  }
  const deed = LETTERS[event.key.toLowerCase()]
  if (!deed) return
  event.preventDefault()
  deed(table, wishes)
}

const LETTERS: Record<string, (table: Table, wishes: Wishes) => void> = {
  backspace: (table) => void table.undoLast(),
  '/': (table) => void search(table),
  '?': (_table, wishes) => wishes.help(),
  h: (table) => table.hints.toggle(),
  r: (_table, wishes) => wishes.help(tipBox.open?.title),
  l: (table, wishes) => wishes.speak(lastEvent(table)),
  p: (table, wishes) => wishes.speak(figuresSaid(table, table.you === null ? [] : [table.you])),
  b: (table, wishes) => wishes.speak(boardSaid(table, wishes.heard ?? {})),
  o: (table, wishes) =>
    wishes.speak(figuresSaid(table, table.names.map((_, seat) => seat).filter((s) => s !== table.you))),
}

/** Also in a list that is too short to have a field of its own: what is typed next is no key. */
async function search(table: Table): Promise<void> {
  table.searching = true
  await tick()
  document.getElementById('filter')?.focus()
}

function typing(event: KeyboardEvent): boolean {
  const on = event.target
  return on instanceof HTMLElement && on.matches('input, textarea, select')
}

function escape(table: Table): void {
  if (table.guarded) table.guarded = null
  else if (table.only || table.filter || table.searching) {
    table.searching = false
    table.only = ''
    table.filter = ''
  } else if (table.armed !== null) table.armed = null
  else table.past.leave()
}
