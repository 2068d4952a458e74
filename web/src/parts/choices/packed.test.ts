import { expect, test } from 'vitest'
import { settle } from './packed.svelte'

/** A list that fits from that level on. */
function settled(fitting: string | null): string {
  const list = { dataset: {} as Record<string, string> }
  settle(list as unknown as HTMLElement, () => (list.dataset.packed ?? '') === fitting)
  return list.dataset.packed ?? ''
}

test('rows stand as close as they must', () => {
  expect(settled('')).toBe('')
  expect(settled('0')).toBe('0')
  expect(settled('1')).toBe('1')
  expect(settled('2')).toBe('2')
})

test('a list that scrolls anyway keeps its size', () => {
  expect(settled(null)).toBe('')
})
