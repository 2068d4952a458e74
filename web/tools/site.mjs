// The site of plain files: client, worker, runtime and engine in one folder that any host can serve (docs/page.md).
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const MADE = join(WEB, '../build/page')
const SITE = join(WEB, '../site')
const COMPRESSED = /\.(css|html|js|json|mjs|svg|wasm|webmanifest|zip)$/
const mark = (data) => createHash('sha256').update(data).digest('hex').slice(0, 12)

const { runtime, engine, built } = JSON.parse(readFileSync(join(MADE, 'packed/names.json'), 'utf8'))
process.env.VITE_RUNTIME = runtime
process.env.VITE_ENGINE = engine
process.env.VITE_BUILT = built
const games = readFileSync(join(MADE, 'games.json'))
process.env.VITE_GAMES = `games-${mark(games)}.json`
await build({ root: WEB, mode: 'site', logLevel: 'warn' })

for (const name of [runtime, engine]) cpSync(join(MADE, 'packed', name), join(SITE, name), { recursive: true })
writeFileSync(join(SITE, process.env.VITE_GAMES), games)
for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(WEB, '..', name), join(SITE, name))

edit('manifest.webmanifest', (text) => text.replaceAll('"/', '"./'))
const policy = readFileSync(join(MADE, 'policy.txt'), 'utf8').trim()
// Who may frame the page cannot be said in the page itself; hosts that read `_headers` are told all of it.
const inPage = policy.replace(/; frame-ancestors [^;]*/, '')
edit('index.html', (text) => text.replace('<meta charset="utf-8" />', `$&\n    <meta http-equiv="Content-Security-Policy" content="${inPage}" />`))
writeFileSync(join(SITE, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n`)

const files = paths(SITE).filter((path) => path !== '_headers')
const hashes = Object.fromEntries(files.map((path) => [path, hash(path)]))
const worker = readFileSync(join(WEB, 'tools/service-worker.js'), 'utf8')
writeFileSync(join(SITE, 'service-worker.js'), worker.replace('const FILES = {}', `const FILES = ${JSON.stringify(hashes)}`))

for (const path of paths(SITE).filter((path) => COMPRESSED.test(path))) compress(join(SITE, path))
const total = (end) => files.reduce((sum, path) => sum + size(join(SITE, path), end), 0)
console.log(`site: the engine is ${built}; ${files.length} files, ${total('')} bytes, gzip ${total('.gz')}, brotli ${total('.br')}`)

function paths(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SITE, join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}

function edit(name, change) {
  const path = join(SITE, name)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${name}: nothing to change`)
  writeFileSync(path, changed)
}

function hash(path) {
  return `sha256-${createHash('sha256').update(readFileSync(join(SITE, path))).digest('base64')}`
}

function compress(path) {
  const text = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  const quality = text.length > 4_000_000 ? 9 : 11 // the last percents of a large file take half a minute
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
}

/** As it goes over the wire where the host has that form of it. */
function size(path, end) {
  try {
    return statSync(path + end).size
  } catch {
    return statSync(path).size
  }
}
