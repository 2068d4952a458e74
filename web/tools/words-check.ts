/** Build step: every `ui-` key the sources name has a message in each language, or the build fails. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WEB = new URL('..', import.meta.url).pathname
const WORDS = join(WEB, '../src/tablero/words')
const LANGS = ['en', 'ru', 'de']

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** Whole keys, and the starts of keys that are put together (`ui-theme-${…}`). */
export function usedKeys(): { keys: Set<string>; starts: Set<string> } {
  const keys = new Set<string>()
  const starts = new Set<string>()
  for (const path of sources(join(WEB, 'src'))) {
    const text = readFileSync(path, 'utf8')
    for (const [, key] of text.matchAll(/['"`](ui-[a-z0-9-]+)['"`]/g)) if (key) keys.add(key)
    for (const [, start] of text.matchAll(/`(ui-[a-z0-9-]*)\$\{/g)) if (start) starts.add(start)
  }
  return { keys, starts }
}

export function messageKeys(text: string): Set<string> {
  return new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? ''))
}

/** The keys missing in a language's messages, as "lang: key". */
export function missingKeys(): string[] {
  const { keys, starts } = usedKeys()
  return LANGS.flatMap((lang) => {
    const path = join(WORDS, `${lang}.ftl`)
    const found = existsSync(path) ? messageKeys(readFileSync(path, 'utf8')) : new Set<string>()
    const whole = [...keys].filter((key) => !found.has(key))
    const begun = [...starts].filter((start) => start !== 'ui-' && ![...found].some((key) => key.startsWith(start)))
    return [...whole, ...begun.map((start) => `${start}*`)].map((key) => `${lang}: ${key}`)
  })
}

export function wordsCheck(): Plugin {
  return {
    name: 'words-check',
    // `--mode draft` builds without complete words, for work on the drawing alone.
    apply: (_config, env) => env.command === 'build' && env.mode !== 'draft',
    buildStart() {
      const missing = missingKeys()
      if (missing.length > 0) this.error(`messages missing:\n  ${missing.join('\n  ')}`)
    },
  }
}
