/** The question in words, as far as nothing is drawn: that it is of the last turn is said first. */
import type { BoardModule } from '../board/types'
import { t, words } from '../words/words.svelte'
import type { Table } from './table.svelte'

export function isLastTurn(table: Table, drawn: BoardModule | null): boolean {
  return table.ask?.yours === true && table.board !== null && drawn?.closing?.(table.board) === true
}

export function askSaid(table: Table, drawn: BoardModule | null): string {
  if (!table.ask?.yours) return ''
  const asked = words.say.ask(table.ask.kind, table.ask.about)
  return isLastTurn(table, drawn) ? `${t('ui-last-turn')}. ${asked}` : asked
}
