import { expect, it } from 'vitest'
import { relinked } from './hash-links'

it('puts addresses behind the hash and leaves others alone', () => {
  expect(relinked('<a href="/table/{id}">')).toBe('<a href="#/table/{id}">')
  expect(relinked('<a href="https://example.org/">')).toBe('<a href="https://example.org/">')
  expect(relinked(`<img src="/favicon.svg" />, '/favicon-turn.svg'`)).toBe(`<img src="./favicon.svg" />, './favicon-turn.svg'`)
})
