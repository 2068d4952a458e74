/** Word files are fetched on demand: one set per language, one per title and language. */
import type { Texts } from './speaker'
import { LANGS, type Lang, type Scopes } from './terms'

type Raw = () => Promise<string>

const shared = import.meta.glob<string>('../../../src/tablero/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
const titles = import.meta.glob<string>(['../../../src/tablero/games/*/words/*.ftl', '!**/printed.*.ftl', '!**/lessons.*.ftl', '!**/wheels.*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
/** What only a lesson says, or the advice in a first game. */
const taught = import.meta.glob<string>('../../../src/tablero/games/*/words/{lessons,wheels}.*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
/** The terms of a title and the names it makes; in `shared` those of all titles. */
const names = import.meta.glob<Scopes[string]>('../generated/*/names.*.json', {
  import: 'default',
}) as Record<string, () => Promise<Scopes[string]>>
/** Texts made from what is printed: composed by the package, never here. */
const composed = import.meta.glob<string>('../generated/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>

export type Teaching = '' | 'lessons' | 'wheels'

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

export async function loadTexts(lang: Lang, game: string, teaching: Teaching = ''): Promise<Texts> {
  const [own, said, made, called, common, general] = await Promise.all([
    Promise.all(game ? matching(titles, `/${game}/words/`, `${lang}.ftl`) : []),
    Promise.all(teaching ? matching(taught, `/${game}/words/${teaching}`, `.${lang}.ftl`) : []),
    Promise.all(game ? matching(composed, `/generated/${game}/`, `/${lang}.ftl`) : []),
    Promise.all(game ? matching(names, `/generated/${game}/`, `names.${lang}.json`) : []),
    Promise.all(matching(shared, '/words/', `/${lang}.ftl`)),
    Promise.all(matching(names, '/generated/shared/', `names.${lang}.json`)),
  ])
  return { lang, game, terms: { shared: general[0] ?? {}, [game]: called[0] ?? {} }, sources: [...common, ...own, ...said, ...made] }
}

export function preferredLang(): Lang {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase()
    const found = LANGS.find((lang) => lang === short)
    if (found) return found
  }
  return 'en'
}
