/** Names and explanations of the things on the board, from the title's words. */
import type { Say, Spoken, TableFace } from '../../board/types'
import type { BaseBook } from './book'
import { buildersFor, handsOf, kindOfTile, type Side } from './printed'
import type { BaseRancher, BaseTrail, SupplyBuilding, Tile } from './types'

/** The name with the figures that stand beside it: "Chicago · 10 · 3 discs". */
export function withFigures(name: string, ...figures: string[]): string {
  return [name, ...figures.filter((figure) => figure !== '')].join(' \u00b7 ')
}

export function tipOf(say: Say, id: string): string {
  return say.maybe(`tip-${id}`) || say.maybe(`tip-${kindOfTile(id)}`)
}

/** An objective that lies before a player: what it is for, and whether it counts as things stand. */
export function objectiveTip(say: Say, objective: string, isMet: boolean): string {
  return [tipOf(say, objective), say.maybe(isMet ? 'note-objective-met' : 'note-objective-open')].filter(Boolean).join(' ')
}

/** What awaits the herder where the trail ends; a city of the same name has its own tip. */
export function arrivalOf(say: Say, node: string): string {
  return say.maybe(`note-at-${node}`)
}

/** Where a herder stands: a building by its own name, on whatever space it lies. */
export function herderAt(say: Say, board: BaseTrail, { herder }: BaseRancher): string {
  return say.name(board.nodes[herder]?.tile ?? herder)
}

/** What stands on a space, whose it is, and the fee of each hand. */
export function tileName(book: BaseBook, say: Say, node: string, tile: Tile | null, owner: string): string {
  if (tile === null) return say.name(node)
  const hands = tile.owner === null ? [] : handsOf(book, tile.tile).map((hand) => say.name(`hand_${hand}`))
  const points = tile.owner === null ? '' : pointsOf(book, say, tile.tile)
  const space = book.printed.nodes[node]?.letter === tile.tile ? '' : say.name(node)
  return withFigures(say.name(tile.tile), owner, ...hands, points, space)
}

function pointsOf(book: BaseBook, say: Say, tile: string): string {
  return say.count(book.printed.tiles[tile]?.vp ?? 0, 'victory_point')
}

/** What sets the name of a building space apart from those beside it: 3, A-1, A–B 1. */
export function numberOf(say: Say, node: string): string {
  return /(?:[A-H][–-]?[A-H]?[ \u00a0]?)?\d+/.exec(say.name(node))?.[0] ?? ''
}

/** What a space does: its tile, the forest or grain, the risk or special action beside it, the bonus of a bandit. */
export function spaceText(book: BaseBook, say: Say, node: string, tile: Tile | null): string {
  const printed = book.printed.nodes[node]
  const lines = [arrivalOf(say, node) || tipOf(say, tile?.tile ?? (printed?.kind === 'building' ? 'building_space' : node))]
  if (printed?.forest && book.marked) lines.push(tipOf(say, book.marked.tip))
  lines.push(...['risk', 'special', 'bonus'].map((beside) => say.maybe(`note-${beside}-${node}`)))
  return lines.filter((line) => line !== '').join(' ')
}

/** A local action to be picked: as the list calls it. */
export function actName(table: Pick<TableFace, 'say' | 'mark'>, side: Side): string {
  return table.mark(side.target).choices[0]?.label ?? table.say.text(`answer-act-${side.word}`)
}

/** First letter of a breed's name for the smallest cards; figures and signs for groups of breeds. */
export function letterOfCard(say: Say, id: string): string {
  if (/^value_?3/.test(id)) return '3'
  if (id === 'same_breed_pair') return '='
  if (id === 'any_cattle') return '*'
  if (id === 'value_2') return '2'
  return say.name(id).charAt(0)
}

/** A place of an engine, and whose engines stand there. */
export function placeName(say: Say, place: string, engines: string[]): string {
  const numbered = /^\d+$/.test(place)
  const turnout = place.startsWith('station') ? `${say.name('turnout')}, ${say.name(place)}` : say.name(place)
  const name = numbered ? `${say.name('track_space')} ${place}` : turnout
  return engines.length > 0 ? `${name} \u00b7 ${say.name('engine')}: ${engines.join(', ')}` : name
}

/** The same tile may lie in two columns of the foresight; only the column asked about can be chosen from. */
export function foresightTarget(asked: TableFace['asked'], tile: string, column: number): string {
  const meant = asked === null || (asked.kind === 'foresight' && Number(asked.about.column) === column + 1)
  return meant ? `foresight.${tile}` : ''
}

/** A building of the supply with what it needs and brings. */
export function supplyName(book: BaseBook, say: Say, each: SupplyBuilding): string {
  const builders = say.count(buildersFor(book, each.building), book.workers[1])
  return withFigures(say.name(each.building), builders, pointsOf(book, say, each.building))
}

/** Who sits there; the seat the rules play has no browser and no name but its own. */
export function playerName(book: BaseBook, table: Spoken, seat: number): string {
  return table.players[seat]?.name ?? table.say.name(book.automa)
}

/** Two letters for a breed: the first of its first two words, or of its one; where another breed of the title has those,
 * the first and the one at which their names part. */
export function codeOf(book: BaseBook, say: Say, breed: string): string {
  const name = say.name(breed)
  const code = initialsOf(name)
  const alike = Object.keys(book.breeds).filter((each) => each !== breed).map((each) => say.name(each)).filter((each) => initialsOf(each) === code)
  if (alike.length === 0) return code
  const at = [...name].findIndex((letter, i) => i > 0 && alike.every((each) => each.charAt(i) !== letter))
  return (name.charAt(0) + name.charAt(at)).toUpperCase()
}

function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[ -]/)
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}
