import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256'

it('is the same as the one everybody knows', () => {
  expect(sha256(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
    expect(sha256(message)).toBe(createHash('sha256').update(message).digest('hex'))
  }
})
