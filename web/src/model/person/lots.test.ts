import { expect, it } from 'vitest'
import { drawn } from './lots'

it('draws every order of the seats, each once for each way the lots can fall', () => {
  const orders = new Set<string>()
  for (const first of [0, 1, 2])
    for (const second of [0, 1]) {
      const lots = [(first + 0.5) / 3, (second + 0.5) / 2]
      orders.add(drawn(['a', 'b', 'c'], () => lots.shift() ?? 0).join(''))
    }
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})
