import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const NAMES = /gwt2|argentina|paso|kansas|great western/i

it('names no title', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name))
  const drawn = files.filter((name) => !name.endsWith('.test.ts'))
  expect(drawn.length).toBeGreaterThan(40)
  expect(drawn.filter((name) => NAMES.test(readFileSync(join(HERE, name), 'utf8')))).toEqual([])
})
