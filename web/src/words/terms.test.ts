import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { capital } from './speaker'
import { type Lang, type Scopes, Terms } from './terms'

const WORDS = join(process.cwd(), '../src/tablero/words')
const read = (name: string): unknown => JSON.parse(readFileSync(join(WORDS, name), 'utf8'))

interface Case {
  lang: Lang
  game: string
  form: string
  text: string
}
interface Vectors {
  term: (Case & { id: string; article: string; kind: string })[]
  count: (Case & { id: string; n: number })[]
  counts: (Case & { pairs: [number, string][] })[]
  capital: { text: string; name: string; result: string }[]
}

const made = new Map<string, Terms>()
function terms({ lang, game }: Case): Terms {
  const key = `${lang} ${game}`
  let found = made.get(key)
  if (!found) made.set(key, (found = new Terms(lang, read(`terms/${lang}.json`) as Scopes, game)))
  return found
}

describe('the cases both sides must meet', () => {
  const vectors = read('vectors.json') as Vectors
  const differing = <T>(cases: T[], said: (each: T) => string, wanted: (each: T) => string): unknown[] =>
    cases.filter((each) => said(each) !== wanted(each)).map((each) => [each, said(each)])

  it('terms in their forms', () => {
    const said = (c: Vectors['term'][number]) => terms(c).term(c.id, c.form, c.article, c.kind)
    expect(differing(vectors.term, said, (c) => c.text)).toEqual([])
  })
  it('counted terms', () => {
    const said = (c: Vectors['count'][number]) => terms(c).count(c.n, c.id, c.form)
    expect(differing(vectors.count, said, (c) => c.text)).toEqual([])
  })
  it('lists of counted terms', () => {
    const said = (c: Vectors['counts'][number]) => terms(c).counts(c.pairs, c.form)
    expect(differing(vectors.counts, said, (c) => c.text)).toEqual([])
  })
  it('capitals', () => {
    expect(differing(vectors.capital, (c) => capital(c.text, c.name), (c) => c.result)).toEqual([])
  })
})
