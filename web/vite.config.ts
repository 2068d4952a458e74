import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { wordsCheck } from './tools/words-check.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), wordsCheck()],
  resolve: {
    alias: { $: here('./src'), '@words': here('../src/tablero/words'), '@games': here('../src/tablero/games') },
    conditions: ['browser'],
  },
  build: {
    outDir: '../src/tablero/static',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
})
