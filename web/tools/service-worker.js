// Keeps the files of the site once somebody has played, so that it opens without a network.
// FILES is filled in by site.mjs: every path with the hash of what lies there. A new version waits until every page of
// the old one is closed: a game under way goes on with the files it began with.
const FILES = {}
const ROOT = new URL('./', self.location.href)
const CACHE = `tablero ${ROOT.pathname}` // a host may have several such folders
const MARK = 'complete'
const MOST_TRIES = 5

const keyOf = (path) => new URL(`${path}?${encodeURIComponent(FILES[path])}`, ROOT).href

self.addEventListener('install', (event) => event.waitUntil(fillAgain()))
self.addEventListener('activate', (event) => event.waitUntil(clear().then(() => self.clients.claim())))
self.addEventListener('message', (event) => event.waitUntil(fill()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return
  const path = url.pathname.slice(ROOT.pathname.length) || 'index.html'
  if (Object.hasOwn(FILES, path)) event.respondWith(found(path))
})

async function found(path) {
  const cache = await caches.open(CACHE)
  return (await cache.match(keyOf(path))) ?? fetched(cache, path)
}

/** Of two who want the same file one fetches it. */
const underWay = new Map()

async function fetched(cache, path) {
  if (!underWay.has(path)) underWay.set(path, fetchOnce(cache, path).finally(() => underWay.delete(path)))
  return (await underWay.get(path)).clone()
}

/** Kept only if it is the file this version knows; another one is passed on, for the host has moved on. */
async function fetchOnce(cache, path) {
  const url = new URL(path, ROOT)
  try {
    const answer = await fetch(url, { integrity: FILES[path], cache: 'no-cache' })
    await cache.put(keyOf(path), answer.clone())
    return answer
  } catch {
    return fetch(url)
  }
}

/** Marked as complete only when everything is kept; a line that failed for a moment is tried again. */
async function fill() {
  const cache = await caches.open(CACHE)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    for (const path of await missing(cache)) await fetched(cache, path).catch(() => null)
    if ((await missing(cache)).length === 0) {
      await cache.put(new URL(MARK, ROOT).href, new Response(''))
      return
    }
  }
}

async function missing(cache) {
  const kept = new Set((await cache.keys()).map((request) => request.url))
  return Object.keys(FILES).filter((path) => !kept.has(keyOf(path)))
}

/** Who could play without a network can after an update, too. */
async function fillAgain() {
  if (await caches.match(new URL(MARK, ROOT).href)) await fill()
}

async function clear() {
  const cache = await caches.open(CACHE)
  const wanted = new Set([...Object.keys(FILES).map(keyOf), new URL(MARK, ROOT).href])
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}
