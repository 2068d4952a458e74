// Keeps the files of the site once somebody has played, so that it opens without a network.
// FILES is filled in by site.mjs: every path with the hash of what lies there. A new version waits until every page of
// the old one is closed. A browser may still let it in while a page of the old one is being loaded, so the files of
// the version before stay, too: what a page names carries its hash in the name, and it gets that file or none.
const FILES = {}
const ROOT = new URL('./', self.location.href)
const CACHE = `tablero ${ROOT.pathname}` // a host may have several such folders
const MARK = 'complete'
const LIST = 'files'
const MOST_TRIES = 5

const keyOf = (path) => new URL(`${path}?${encodeURIComponent(FILES[path])}`, ROOT).href

const markOf = (name) => new URL(name, ROOT).href

self.addEventListener('install', (event) => event.waitUntil(fillAgain()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(fill()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return
  const path = url.pathname.slice(ROOT.pathname.length) || 'index.html'
  event.respondWith(Object.hasOwn(FILES, path) ? found(path) : foundBefore(event.request))
})

/** A file of the version before, or nothing of ours. */
async function foundBefore(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

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
    for (const path of await missing(cache)) await found(path).catch(() => null) // the page may have been quicker
    if ((await missing(cache)).length === 0) {
      await cache.put(markOf(MARK), new Response(''))
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
  if (await caches.match(markOf(MARK))) await fill()
}

/** Only the very first takes pages that are open; they have fetched the same files by themselves. */
async function takeOver() {
  const cache = await caches.open(CACHE)
  const before = await cache.match(markOf(LIST))
  await clear(cache, before ? await before.json() : [])
  if (!before) await self.clients.claim()
}

async function clear(cache, before) {
  const own = Object.keys(FILES).map(keyOf)
  const wanted = new Set([...own, ...before, markOf(MARK), markOf(LIST)])
  await cache.put(markOf(LIST), Response.json(own))
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}
