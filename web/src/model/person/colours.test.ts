// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { wearing, worn } from './colours'
import cases from './worn.json'

it.each(cases)('deals out $chosen as the server does, which meets the same cases', ({ chosen, given }) => {
  expect(worn(chosen)).toEqual(given)
})

it('dresses a part of the page and undresses it', () => {
  const part = document.createElement('div')
  const off = wearing([3, 0])(part)
  expect(part.style.getPropertyValue('--seat-0')).toBe('var(--colour-3)')
  expect(part.style.getPropertyValue('--seat-ink-1')).toBe('var(--colour-ink-0)')
  off()
  expect(part.style.length).toBe(0)
})
