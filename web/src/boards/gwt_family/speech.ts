/** Names and explanations of the things on the board, from the title's words. */
import type { Say, TableFace } from '../../board/types'
import type { Book } from './book'
import { kindOfTile, riskOf } from './printed'
import type { SupplyBuilding, Tile } from './types'

/** The name with the figures that stand beside it: "Chicago · 10 · 3 discs". */
export function withFigures(name: string, ...figures: string[]): string {
  return [name, ...figures.filter((figure) => figure !== '')].join(' \u00b7 ')
}

export function tipOf(say: Say, id: string): string {
  return say.maybe(`tip-${id}`) || say.maybe(`tip-${kindOfTile(id)}`)
}

/** What stands on a space, whose it is, and the fee of each hand. */
export function tileName(book: Book, say: Say, node: string, tile: Tile | null, owner: string): string {
  if (tile === null) return say.name(node)
  const hands = tile.owner === null ? [] : tile.hands.map((hand) => say.name(`hand_${hand}`))
  const points = tile.owner === null ? '' : say.count(tile.points, 'victory_point')
  const space = book.printed.nodes[node]?.letter === tile.tile ? '' : say.name(node)
  return withFigures(say.name(tile.tile), owner, ...hands, points, space)
}

/** What a space does: its tile, the forest, the risk action beside it, the bonus of a bandit. */
export function spaceText(book: Book, say: Say, node: string, tile: Tile | null): string {
  const printed = book.printed.nodes[node]
  const lines = [tipOf(say, tile?.tile ?? (printed?.kind === 'building' ? 'building_space' : node))]
  if (printed?.forest) lines.push(tipOf(say, 'forest_space'))
  const risk = riskOf(book, node)
  if (risk) lines.push(`${say.name('risk_action')}: ${actionWords(say, risk)}.`)
  const bonus = book.printed.bandit_bonus[node]
  if (bonus) lines.push(`${say.name('bonus')}: ${bonusWords(book, say, bonus)}.`)
  return lines.filter((line) => line !== '').join(' ')
}

export function bonusWords(book: Book, say: Say, bonus: string): string {
  const [what = '', n = '1'] = bonus.split(' ')
  return say.count(Number(n), what === `${book.money}s` ? book.money : what)
}

/** A printed action in words: the same messages that label the answers. */
export function actionWords(say: Say, action: string): string {
  return action
    .split(' | ')
    .map((side) => say.maybe(`answer-act-${wordOf(side)}`))
    .filter((line) => line !== '')
    .join(' / ')
}

/** A local action to be picked; "" is to finish here. */
export function actName(say: Say, action: string): string {
  return action === '' ? say.text('answer-act-done') : actionWords(say, action)
}

/** The notation word of an action; twin of `word_of` in the engine. */
export function wordOf(action: string): string {
  return action
    .replaceAll(' -> ', ' for ')
    .replaceAll(' + ', ' and ')
    .replaceAll(' & ', ' and ')
    .replace('hire 0', 'hire')
    .replace('+', 'plus ')
    .replace('-', 'minus ')
    .replaceAll(' ', '_')
}

/** First letter of a breed's name for the smallest cards; figures and signs for groups of breeds. */
export function letterOfCard(say: Say, id: string): string {
  if (id === 'value3_market') return '3'
  if (id === 'same_breed_pair') return '='
  if (id === 'any_cattle') return '*'
  return say.name(id).charAt(0)
}

/** The immediate action of an objective card and what it counts at the end. */
export function objectiveText(book: Book, say: Say, id: string): string {
  const printed = book.printed.objectives[id]
  if (!printed) return ''
  const action = printed.action ? `${actionWords(say, printed.action)}.` : ''
  const failed = printed.penalty ? ` / ${say.count(-printed.penalty, 'victory_point')}` : ''
  return `${action} ${say.count(printed.vp, 'victory_point')}${failed}.`.trim()
}

export function cardText(book: Book, say: Say, card: string): string {
  return card in book.printed.objectives ? objectiveText(book, say, card) : tipOf(say, card)
}

/** A place of an engine, and whose engines stand there. */
export function placeName(say: Say, place: string, engines: string[]): string {
  const numbered = /^\d+$/.test(place)
  const name = numbered ? `${say.name('track_space')} ${place}` : `${say.name('turnout')}, ${say.name(place)}`
  return engines.length > 0 ? `${name} \u00b7 ${say.name('engine')}: ${engines.join(', ')}` : name
}

/** The same tile may lie in two columns of the foresight; only the column asked about can be chosen from. */
export function foresightTarget(asked: TableFace['asked'], tile: string, column: number): string {
  const meant = asked === null || (asked.kind === 'foresight' && Number(asked.about.column) === column + 1)
  return meant ? `foresight.${tile}` : ''
}

/** A building of the supply with what it needs and brings. */
export function supplyName(book: Book, say: Say, each: SupplyBuilding): string {
  return withFigures(say.name(each.building), say.count(each.builders, book.workers[1]), say.count(each.points, 'victory_point'))
}

/** Who sits there; the seat the rules play has no browser and no name but its own. */
export function playerName(book: Book, table: TableFace, seat: number): string {
  return table.players[seat]?.name ?? table.say.name(book.automa)
}

/** Two letters for a breed: the first of its first two words, or of its one. */
export function codeOf(say: Say, breed: string): string {
  const [first = '', second] = say.name(breed).split(/[ -]/)
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}
