import { expect, it } from 'vitest'
import { ago } from './ago'

it('says how long ago in the largest whole unit', () => {
  expect(ago(1000, 'en', 1010)).toBe('this minute')
  expect(ago(1000, 'en', 1000 + 5 * 60)).toBe('5 minutes ago')
  expect(ago(1000, 'ru', 1000 + 2 * 3600)).toBe('2 часа назад')
  expect(ago(1000, 'de', 1000 + 86_400)).toBe('gestern')
})
