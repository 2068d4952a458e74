// Runs a Python file in the page's own runtime, with the engine that the site ships: node tools/in-node.mjs SITE FILE.
// The repository is at /repo; what the file leaves in `told` is printed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

// As it is given out: the runtime's own sources are one line of a megabyte, which Node prints with an error.
process.on('uncaughtException', (error) => {
  console.error(error.message)
  process.exit(1)
})

const [site, file] = process.argv.slice(2)
const find = (start) => readdirSync(site).find((name) => name.startsWith(start) && !/\.(br|gz)$/.test(name))
const [engine, runtime] = [find('engine-'), find('runtime-')]
if (!engine || !runtime) throw new Error(`${site}: no engine; run \`make site\``)

const python = await loadPyodide({ indexURL: join(site, runtime, '/') })
python.unpackArchive(new Uint8Array(readFileSync(join(site, engine))), 'zip', { extractDir: '/engine' })
python.FS.mkdirTree('/repo')
python.FS.mount(python.FS.filesystems.NODEFS, { root: fileURLToPath(new URL('../..', import.meta.url)) }, '/repo')
python.runPython(`import sys; sys.path[:0] = ['/engine', '/repo']`)
python.runPython(readFileSync(file, 'utf8'))
console.error(`memory of the runtime: ${(python._module.HEAPU8.length / 2 ** 20).toFixed(1)} MiB`)
console.log(python.globals.get('told'))
