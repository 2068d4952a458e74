// What a page runs Python with, and the engine, under names that change with them: `build/page/packed` for the site, and
// packed once more into the package, for a server's people who think at home (docs/page.md).
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LIBRARY, packPython, PYODIDE } from './engine.mjs'

const MADE = fileURLToPath(new URL('../../build/page', import.meta.url))
const GOAL = join(MADE, 'packed')
const PACKAGE = fileURLToPath(new URL('../../src/tablero/runtime', import.meta.url))
const RUNTIME_FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json']
const mark = (data) => createHash('sha256').update(data).digest('hex').slice(0, 12)

const { version } = JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8'))
const { engine, library, built } = await packPython(MADE)
const names = { runtime: `runtime-${version}-${mark(library)}/`, engine: `engine-${mark(engine)}.zip`, built }
const files = new Map([[names.engine, engine], [names.runtime + LIBRARY, library]])
for (const name of RUNTIME_FILES) files.set(names.runtime + name, readFileSync(join(PYODIDE, name)))

for (const folder of [GOAL, PACKAGE]) rmSync(folder, { recursive: true, force: true })
for (const [name, content] of files) {
  write(join(GOAL, name), content)
  write(join(PACKAGE, `${name}.gz`), gzipSync(content, { level: 9 }))
}
for (const folder of [GOAL, PACKAGE]) write(join(folder, 'names.json'), JSON.stringify(names))

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
