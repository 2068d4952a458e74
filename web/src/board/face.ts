import { getContext, setContext } from 'svelte'
import type { TableFace } from './types'

const KEY = 'tablero-table'

export function giveTable(face: TableFace): void {
  setContext(KEY, face)
}

export function useTable(): TableFace {
  return getContext<TableFace>(KEY)
}
