/** Which screen the address names. A host of plain files knows one page: there the address stands behind `#`. */
import { inPage } from './wire/door'

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string; seat: number | null; invite: string }
  | { screen: 'replay'; table: string; review: boolean }
  | { screen: 'learn'; game: string }
  | { screen: 'rules'; game: string }
  | { screen: 'lab'; game: string }
  | { screen: 'device'; token: string }
  | { screen: 'lost' }

export function parse(url: URL): Route {
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const [first, second, third] = parts
  if (first === undefined) return { screen: 'home' }
  if (first === 'new') return { screen: 'new', game: second ?? '' }
  if (first === 'learn' && second) return { screen: 'learn', game: second }
  if (first === 'rules' && second) return { screen: 'rules', game: second }
  if (first === 'lab' && second) return { screen: 'lab', game: second }
  if (first === 'table' && second && third === 'replay') return { screen: 'replay', table: second, review: url.searchParams.has('review') }
  if (first === 'table' && second) {
    const seat = url.searchParams.get('seat')
    const invite = url.searchParams.get('invite') ?? ''
    return { screen: 'table', table: second, seat: seat === null ? null : Number(seat), invite }
  }
  if (first === 'device') return { screen: 'device', token: url.searchParams.get('token') ?? '' }
  return { screen: 'lost' }
}

function address(): URL {
  return inPage ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)
}

class Router {
  route = $state.raw<Route>(parse(address()))

  constructor() {
    window.addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    const shown = inPage ? `#${path}` : path
    if (replace) history.replaceState(null, '', shown)
    else history.pushState(null, '', shown)
    this.#read()
    window.scrollTo(0, 0)
  }

  #read(): void {
    this.route = parse(address())
  }

  /** Plain clicks on our own links stay on the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
    const link = (event.target as Element | null)?.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(inPage ? link.hash.slice(1) || '/' : link.pathname + link.search)
  }
}

export const router = new Router()
