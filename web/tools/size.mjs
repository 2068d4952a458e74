// First load of the page, gzipped: what index.html names, without boards and words on demand.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const OUT = new URL('../../src/tablero/static/', import.meta.url)
const LIMIT = 200_000
const gzipped = (name) => gzipSync(readFileSync(new URL(name, OUT))).length
const page = readFileSync(new URL('index.html', OUT), 'utf8')
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1])
const scripts = readdirSync(new URL('assets/', OUT)).filter((name) => name.endsWith('.js'))
const start = first.reduce((sum, name) => sum + gzipped(name), 0)
const all = scripts.reduce((sum, name) => sum + gzipped(`assets/${name}`), 0)
console.log(`scripts gzipped: first load ${start} bytes, everything ${all} bytes, limit ${LIMIT}`)
if (start > LIMIT) process.exit(1)
