/** A printed action ("discard galloway -> dollars 2 | bandit") as a row of small drawings. */

export type PartKind = 'coin' | 'pay' | 'card' | 'glyph' | 'arrow' | 'or' | 'per'

export interface Part {
  kind: PartKind
  /** Glyph or card id. */
  id: string
  figure: string
  width: number
}

/** Height of a row in its own units. */
export const ROW = 24
const DIGIT = 12

export function partsOf(action: string): Part[] {
  const sides = action.split(' | ').map(sideOf)
  return sides.flatMap((side, i) => (i === 0 ? side : [mark('or', 9), ...side]))
}

export function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.width, 0) + Math.max(0, parts.length - 1) * 2
}

function sideOf(side: string): Part[] {
  const [first = '', second] = side.split(' -> ')
  const gains = (second ?? first).split(' + ').flatMap(partOf)
  if (second === undefined) return gains
  return [...first.split(' & ').flatMap(partOf), mark('arrow', 13), ...gains]
}

const PLAIN: Record<string, string> = {
  aux: 'aux',
  bandit: 'bandit',
  buy_cattle: 'cattle',
  copy_adjacent: 'copy_adjacent',
  upgrade_behind: 'upgrade_behind',
  objective: 'objective',
}

const OF_PLAYER: Record<string, string> = {
  engineers: 'engineer',
  engineer: 'engineer',
  builder: 'builder',
  cowboys: 'cowboy',
  own_forest_building: 'fir',
  own_forest_buildings: 'fir',
  own_hazards: 'hazard',
  own_upgraded_station: 'station',
}

function partOf(text: string): Part[] {
  const [op = '', what = '', figure = ''] = text.split(' ')
  const plain = PLAIN[op]
  if (plain) return [icon(plain)]
  switch (op) {
    case 'dollars':
      return [coin(what)]
    case 'pay':
      return [coin(what, 'pay')]
    case 'dollars_per':
      return [coin(figure), mark('per', 8), icon(OF_PLAYER[what] ?? what)]
    case 'discard':
      return what === 'same_breed_pair' ? [card(what), card(what)] : [card(what)]
    case 'hire':
      return [icon('hire', what === '0' ? '' : what.replace('-', '\u2212'))]
    case 'build':
      return [icon('house'), coin(what, 'pay'), mark('per', 8), icon('builder')]
    case 'hazard':
      return what === '0' ? [icon('hazard')] : [icon('hazard'), coin(what, 'pay')]
    case 'certificate':
      return [icon('certificate', what === 'max' ? '\u2264' : what)]
    case 'engine':
    case 'draw':
      return counted(op, what)
    case 'move_herder':
    case 'free_steps':
      return [icon('step', what)]
    case 'remove_cards':
      return [icon('remove_card', what)]
    case 'exchange_token':
      return [icon('exchange_token', what === '1' ? '' : what)]
    case 'engine_back':
      return [icon('engine_back', what)]
    case 'bandit_pairs':
      return [icon('bandit'), icon('bandit'), mark('arrow', 13), icon('certificate', what), coin(what)]
    case 'extraordinary_delivery':
      return [icon('engine_back'), mark('arrow', 13), icon('delivery')]
    default:
      return []
  }
}

function counted(op: string, what: string): Part[] {
  const per = OF_PLAYER[what]
  return per ? [icon(op), mark('per', 8), icon(per)] : [icon(op, what)]
}

function icon(id: string, figure = ''): Part {
  return { kind: 'glyph', id, figure, width: ROW + figure.length * DIGIT }
}

function coin(figure: string, kind: PartKind = 'coin'): Part {
  return { kind, id: kind, figure, width: ROW }
}

function card(id: string): Part {
  return { kind: 'card', id, figure: '', width: 18 }
}

function mark(kind: PartKind, width: number): Part {
  return { kind, id: kind, figure: '', width }
}
