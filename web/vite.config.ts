import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { hashLinks } from './tools/hash-links.ts'
import { wordsCheck } from './tools/words-check.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// `--mode site`: for a host of plain files, wherever it lies there, without a server (docs/page.md).
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [...(mode === 'site' ? [hashLinks()] : []), svelte(), wordsCheck()],
  resolve: {
    alias: {
      $door: here(mode === 'site' ? './src/page/door.ts' : './src/wire/server.ts'),
      $: here('./src'),
      '@words': here('../src/tablero/words'),
      '@games': here('../src/tablero/games'),
    },
    conditions: ['browser'],
  },
  build: {
    outDir: mode === 'site' ? '../site' : '../src/tablero/static',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Told on slow machines alone, where nobody asked how long plugins take.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
}))
