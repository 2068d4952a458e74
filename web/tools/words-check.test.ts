import { describe, expect, it } from 'vitest'
import { messageKeys, missingKeys, usedKeys } from './words-check.ts'

describe('words of the interface', () => {
  it('finds keys in sources and in messages', () => {
    expect(usedKeys().keys).toContain('ui-undo')
    expect(usedKeys().starts).toContain('ui-theme-')
    expect(messageKeys('ui-a = x\n# ui-b = y\nui-c =\n    long\n')).toEqual(new Set(['ui-a', 'ui-c']))
  })
  it('has every key in every language', () => {
    expect(missingKeys()).toEqual([])
  })
})
