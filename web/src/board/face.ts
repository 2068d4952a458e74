import { getContext, setContext } from 'svelte'
import type { BoardModule, Doubt, Mark, TableFace } from './types'

const KEY = 'tablero-table'

export function giveTable(face: TableFace): void {
  setContext(KEY, face)
}

export function useTable(): TableFace {
  return getContext<TableFace>(KEY)
}

const DRAWN = 'tablero-drawn'

/** The drawings of the title, once they are there: for parts of the shell that show its things. */
export function giveDrawn(drawn: () => BoardModule | null): void {
  setContext(DRAWN, drawn)
}

export function useDrawn(): () => BoardModule | null {
  return getContext<(() => BoardModule | null) | undefined>(DRAWN) ?? ((): null => null)
}

/** Who moved a thing since my last turn, in words. */
export function lastMove(table: TableFace, mark: Mark): string {
  if (mark.last === false) return ''
  return table.say.text('ui-last-move', { player: table.players[mark.last]?.name ?? '' })
}

/** What a thing is called aloud; a choice that only repeats its name is not said again. */
export function spokenName(table: TableFace, name: string, mark: Mark, moved: string, doubt: Doubt): string {
  const note = name.startsWith(mark.note) ? '' : mark.note
  const marked = doubt === 'reconstructed' ? table.say.text('ui-doubt-sign') : ''
  return [name, note, moved, marked].filter(Boolean).join('. ')
}
