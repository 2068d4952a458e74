// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGS } from '../../words/terms'
import { words } from '../../words/words.svelte'
import { Speaker } from '../../words/speaker'
import { GUESTS, headsIn } from './presence'

const seat = (name: string, mine: boolean) => ({ name, mine })

it('knows what a guest is called in each language', () => {
  const said = LANGS.map((lang) => /^ui-guest = (.*)$/m.exec(readFileSync(join(process.cwd(), `../src/tablero/words/${lang}.ftl`), 'utf8'))?.[1])
  expect(said).toEqual(GUESTS)
})

it('calls a guest "You" to themselves, in whatever language they sat down, but not one of several', () => {
  words.say = new Speaker({ lang: 'en', game: '', terms: {}, sources: ['ui-lesson-you = You'] })
  expect(headsIn([seat('Gast', true), seat('Guest', false)])).toEqual(['You', 'Guest'])
  expect(headsIn([seat('Ana', true), seat('Ben', false)])).toEqual(['Ana', 'Ben'])
  expect(headsIn([seat('Guest', true), seat('Guest B', true)])).toEqual(['Guest', 'Guest B'])
})
