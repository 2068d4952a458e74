/** Word files are fetched on demand: one set per language, one per title and language. */
import type { Texts } from './speaker'
import { LANGS, type Lang, type Scopes } from './terms'

type Raw = () => Promise<string>

const shared = import.meta.glob<string>('../../../src/tablero/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
const titles = import.meta.glob<string>(['../../../src/tablero/games/*/words/*.ftl', '!**/printed.*.ftl', '!**/lessons.*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
/** What only a lesson says. */
const lessons = import.meta.glob<string>('../../../src/tablero/games/*/words/lessons.*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
const names = import.meta.glob<Scopes[string]>('../generated/*/names.*.json', {
  import: 'default',
}) as Record<string, () => Promise<Scopes[string]>>
/** Texts made from what is printed: composed by the package, never here. */
const composed = import.meta.glob<string>('../generated/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
const terms = import.meta.glob<Scopes>('../../../src/tablero/words/terms/*.json', {
  import: 'default',
}) as Record<string, () => Promise<Scopes>>

/** The files of a folder whose names end so: a title may part its messages (`en.ftl`, `tips.en.ftl`). */
function matching<T>(
  files: Record<string, () => Promise<T>>,
  folder: string,
  end: string,
): Promise<T>[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(folder) && path.endsWith(end))
    .map(([, load]) => load())
}

export async function loadTexts(lang: Lang, game: string, lesson = false): Promise<Texts> {
  const [own, taught, made, called, common, glossary] = await Promise.all([
    Promise.all(game ? matching(titles, `/${game}/words/`, `${lang}.ftl`) : []),
    Promise.all(lesson ? matching(lessons, `/${game}/words/`, `.${lang}.ftl`) : []),
    Promise.all(game ? matching(composed, `/generated/${game}/`, `/${lang}.ftl`) : []),
    Promise.all(game ? matching(names, `/generated/${game}/`, `names.${lang}.json`) : []),
    Promise.all(matching(shared, '/words/', `/${lang}.ftl`)),
    Promise.all(matching(terms, '/terms/', `/${lang}.json`)),
  ])
  const scopes = { ...glossary[0], [game]: { ...glossary[0]?.[game], ...called[0] } }
  return { lang, game, terms: scopes, sources: [...common, ...own, ...taught, ...made] }
}

export function preferredLang(): Lang {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase()
    const found = LANGS.find((lang) => lang === short)
    if (found) return found
  }
  return 'en'
}
