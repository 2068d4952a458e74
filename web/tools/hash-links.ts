/** Build step for a host of plain files: it knows one page, so addresses of screens stand behind `#`, and files beside it. */
import type { Plugin } from 'vite'

export function relinked(text: string): string {
  return text.replaceAll('href="/', 'href="#/').replace(/(["'])\/(favicon[\w-]*\.svg)/g, '$1./$2')
}

export function hashLinks(): Plugin {
  return {
    name: 'hash-links',
    enforce: 'pre',
    transform: (code, id) => (/\/src\/.*\.svelte$/.test(id) ? relinked(code) : null),
  }
}
