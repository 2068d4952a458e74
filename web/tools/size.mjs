// Scripts before any board, gzipped: all but the drawn boards, the words and the rules, which come on demand.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const OUT = new URL('../../src/tablero/static/', import.meta.url)
const BOARDS = new URL('../src/boards/', import.meta.url)
const LIMIT = 200_000
const boards = readdirSync(BOARDS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const onDemand = new RegExp(`^(${[...boards.map((board) => board.name), 'en', 'ru', 'de', 'names', 'printed', 'RULES', 'lessons', 'wheels'].join('|')})[-.]`)

const gzipped = (name) => gzipSync(readFileSync(new URL(name, OUT))).length
const total = (names) => names.reduce((sum, name) => sum + gzipped(`assets/${name}`), 0)
const page = readFileSync(new URL('index.html', OUT), 'utf8')
const first = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map((match) => match[1])
const scripts = readdirSync(new URL('assets/', OUT)).filter((name) => name.endsWith('.js'))
const before = total(scripts.filter((name) => !onDemand.test(name)))
console.log(
  `scripts gzipped: first screen ${total(first)} bytes, all before boards ${before} (limit ${LIMIT}), ` +
    `with boards and words ${total(scripts)}`,
)
if (before > LIMIT) process.exit(1)
