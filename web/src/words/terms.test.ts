import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Lang, type Scopes, Terms } from './terms'

const WORDS = new URL('../../../src/tablero/words/', import.meta.url)
const vectors = new URL('vectors.json', WORDS)

interface TermCase {
  lang: Lang
  game: string
  id: string
  form: string
  article: string
  text: string
}
interface CountCase {
  lang: Lang
  game: string
  id: string
  form: string
  n: number
  text: string
}

const scopes = new Map<Lang, Scopes>()
function terms(lang: Lang, game: string): Terms {
  let found = scopes.get(lang)
  if (!found) {
    found = JSON.parse(readFileSync(new URL(`terms/${lang}.json`, WORDS), 'utf8')) as Scopes
    scopes.set(lang, found)
  }
  return new Terms(lang, found, game)
}

describe.skipIf(!existsSync(vectors))('the cases both sides must meet', () => {
  const cases = existsSync(vectors)
    ? (JSON.parse(readFileSync(vectors, 'utf8')) as { term: TermCase[]; count: CountCase[] })
    : { term: [], count: [] }

  it('gives every term in its form', () => {
    for (const each of cases.term) {
      expect(terms(each.lang, each.game).term(each.id, each.form, each.article), JSON.stringify(each)).toBe(each.text)
    }
  })
  it('counts every term', () => {
    for (const each of cases.count) {
      expect(terms(each.lang, each.game).count(each.n, each.id, each.form), JSON.stringify(each)).toBe(each.text)
    }
  })
})
