/** What lies on the board of a trail, to be heard: who is where, what is on the way, what there is to have. */
import type { Say, Spoken } from '../../board/types'
import type { BaseBook } from './book'
import { kindOfTile } from './printed'
import { herderAt, placeName, playerName } from './speech'
import type { BaseTrail, Counts, Trail } from './types'

/** One part of what is told: its name, and what there is of it; nothing where there is none. */
export function part(name: string, found: readonly string[]): string[] {
  return found.length > 0 ? [`${name}: ${found.join(', ')}`] : []
}

export function counted(say: Say, counts: Counts): string[] {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => say.count(n, id))
}

function tally(ids: readonly (string | null)[]): Counts {
  const counts: Counts = {}
  for (const id of ids) if (id !== null) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

/** What every trail has: the turn, the herders, and what lies on the way besides buildings. */
export function onTheTrail(book: BaseBook, board: BaseTrail, table: Spoken): string[] {
  const { say } = table
  const riding = board.players.filter((player) => player.herder !== '')
  const inTheWay = Object.entries(board.nodes).flatMap(([node, tile]) => {
    const space = book.printed.nodes[node]
    if (tile?.owner !== null || space?.letter) return [] // a building
    const kind = kindOfTile(tile.tile)
    return [kind === tile.tile ? (space?.kind ?? kind) : kind]
  })
  return [
    `${say.name('turn')} ${board.turn}`,
    ...part(say.name('herders'), riding.map((player) => `${playerName(book, table, player.seat)} – ${herderAt(say, board, player)}`)),
    ...part(say.name('trail'), counted(say, tally(inTheWay))),
  ]
}

/** A location is called by its building, as in the choices. */
export function standsOn(board: BaseTrail, target: string, say: Say): string {
  const [kind, node = ''] = target.split('.')
  const tile = kind === 'node' ? board.nodes[node] : undefined
  return tile ? say.name(tile.tile) : ''
}

/** Cards of the market by breed. */
function cattle(book: BaseBook, market: Counts): Counts {
  const breeds: Counts = {}
  for (const [card, n] of Object.entries(market)) {
    const breed = book.printed.cattle[card]?.breed ?? card
    breeds[breed] = (breeds[breed] ?? 0) + n
  }
  return breeds
}

/** A trail with a railroad and a job market. */
export function onTheRailroad(book: BaseBook, board: Trail, table: Spoken): string[] {
  const { say } = table
  const engines = board.players.filter((player) => player.engine !== '')
  return [
    ...onTheTrail(book, board, table),
    ...part(say.name('engines'), engines.map((player) => `${playerName(book, table, player.seat)} – ${placeName(say, player.engine, [])}`)),
    ...part(say.name('job_market'), counted(say, tally(board.jobs.rows.flatMap((row) => row.cells)))),
    ...part(say.name('cattle_market'), counted(say, cattle(book, board.market))),
    `${say.name('market_stack')} ${board.market_stack}`,
    ...(board.simmental ? [`${say.name('heifers')} ${board.heifers ?? 0}`, `${say.name('cows')} ${board.cows ?? 0}`] : []),
  ]
}
