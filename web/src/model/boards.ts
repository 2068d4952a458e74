/** Drawn boards are found by folder name and fetched when a table needs them. */
import type { BoardModule } from '../board/types'

const drawn = import.meta.glob<{ default: BoardModule }>('../boards/*/index.ts')
const emblems = import.meta.glob<string>('../emblems/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = drawn[`../boards/${game}/index.ts`]
  if (load) return (await load()).default
  return (await import('../generic/index')).default
}

export function isDrawn(game: string): boolean {
  return `../boards/${game}/index.ts` in drawn
}

/** A small picture of a title, or the plain one. */
export function emblemOf(game: string): string {
  return emblems[`../emblems/${game}.svg`] ?? emblems['../emblems/plain.svg'] ?? ''
}

/** Of that picture what still tells the title in a small upright frame. */
export function closeUpOf(game: string): string {
  return `${emblemOf(game)}#close`
}
