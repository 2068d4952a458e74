/** The rules of a title in the reader's language, as its folder tells them; fetched when somebody wants to read them. */
import type { Lang } from './terms'

const texts = import.meta.glob<string>('../../../src/tablero/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>

export async function loadRules(game: string, lang: Lang): Promise<string> {
  const own = (name: string) => texts[`../../../src/tablero/games/${game}/${name}`]
  const load = own(`RULES.${lang}.md`) ?? own('RULES.md')
  return load ? load() : ''
}
