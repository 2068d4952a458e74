/** What changed its place between two drawings of a board. Boards mark what can move:
 * `data-piece="herder:0"` one thing, under the same name wherever it is drawn;
 * `data-pile="corn@store:0" data-count="3"` a place where so many equal things lie; with `data-sign` its drawing
 * only stands for the place, and what comes there is shown as it looked where it was. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A marked thing as it was drawn. A frame is what moves as a whole when the page is laid out anew. */
export interface Seen<E> {
  element: E
  piece: string
  pile: string
  count: number
  /** A mere sign of the place. */
  sign: boolean
  box: Box
  frame: E | null
}

export interface Scene<E> {
  seen: readonly Seen<E>[]
  frames: ReadonlyMap<E, Box>
}

export interface Move<E> {
  from: Box
  to: Box
  /** What is seen travelling. */
  picture: E
  /** Name of the one thing, "" for something out of a pile. */
  piece: string
  /** What kind of thing it is. */
  kind: string
}

const STILL_PX = 4
const FEW_OF_A_PILE = 5

export function movesOf<E>(before: Scene<E>, after: Scene<E>): Move<E>[] {
  return [...pieceMoves(before, after), ...pileMoves(before, after)]
}

function pieceMoves<E>(before: Scene<E>, after: Scene<E>): Move<E>[] {
  const kept = new Set(after.seen.map((seen) => seen.element))
  const old = new Map(before.seen.map((seen) => [seen.element, seen]))
  const gone = new Map<string, Seen<E>[]>()
  for (const seen of before.seen) {
    if (seen.piece && (!kept.has(seen.element) || renamed(seen, after))) {
      gone.set(seen.piece, [...(gone.get(seen.piece) ?? []), seen])
    }
  }
  const moves: Move<E>[] = []
  for (const seen of after.seen) {
    if (!seen.piece) continue
    const same = old.get(seen.element)
    const source = same?.piece === seen.piece ? same : gone.get(seen.piece)?.shift()
    if (!source) continue
    const from = shifted(source, before, after)
    if (distance(from, seen.box) >= STILL_PX) {
      moves.push({ from, to: seen.box, picture: seen.element, piece: seen.piece, kind: kindOf(seen.piece) })
    }
  }
  return moves
}

/** The same element now stands for another piece. */
function renamed<E>(seen: Seen<E>, after: Scene<E>): boolean {
  return after.seen.find((each) => each.element === seen.element)?.piece !== seen.piece
}

/** The engines of all players are of one kind, and so are all corn barrels. */
function kindOf(name: string): string {
  return name.split(/[:@]/, 1)[0] ?? name
}

interface Change<E> {
  n: number
  box: Box
  picture: E
  sign: boolean
}

/** Equal things have no names: what one place lost went to those that gained. */
function pileMoves<E>(before: Scene<E>, after: Scene<E>): Move<E>[] {
  const moves: Move<E>[] = []
  const { lost, gained } = changes(before, after)
  for (const [kind, sources] of lost) {
    const goals = gained.get(kind) ?? []
    for (const source of sources) {
      for (const goal of goals) {
        const n = Math.min(source.n, goal.n)
        source.n -= n
        goal.n -= n
        const shown = goal.sign ? source : goal
        const to = centred(shown.box, goal.box)
        for (let each = 0; each < Math.min(n, FEW_OF_A_PILE); each++) {
          moves.push({ from: source.box, to, picture: shown.picture, piece: '', kind })
        }
      }
    }
  }
  return moves
}

type Changes<E> = Map<string, Change<E>[]>

function changes<E>(before: Scene<E>, after: Scene<E>): { lost: Changes<E>; gained: Changes<E> } {
  const was = piles(before)
  const is = piles(after)
  const lost: Changes<E> = new Map()
  const gained: Changes<E> = new Map()
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const old = was.get(name)
    const now = is.get(name)
    const by = (now?.count ?? 0) - (old?.count ?? 0)
    const box = now?.box ?? (old && shifted(old, before, after))
    const picture = (now ?? old)?.element
    if (by === 0 || !box || picture === undefined) continue
    const into = by > 0 ? gained : lost
    const kind = kindOf(name)
    into.set(kind, [...(into.get(kind) ?? []), { n: Math.abs(by), box, picture, sign: (now ?? old)?.sign ?? false }])
  }
  return { lost, gained }
}

/** Each pile once, though it may be drawn twice: the larger drawing. */
function piles<E>(scene: Scene<E>): Map<string, Seen<E>> {
  const found = new Map<string, Seen<E>>()
  for (const seen of scene.seen) {
    const other = found.get(seen.pile)
    if (seen.pile && (!other || other.box.w < seen.box.w)) found.set(seen.pile, seen)
  }
  return found
}

/** Where the old place is now, should the page have been laid out anew around it. */
function shifted<E>(seen: Seen<E>, before: Scene<E>, after: Scene<E>): Box {
  const old = seen.frame === null ? undefined : before.frames.get(seen.frame)
  const now = seen.frame === null ? undefined : after.frames.get(seen.frame)
  if (!old || !now) return seen.box
  return { ...seen.box, x: seen.box.x + now.x - old.x, y: seen.box.y + now.y - old.y }
}

/** As large as `what`, in the middle of `where`. */
function centred(what: Box, where: Box): Box {
  return { ...what, x: where.x + (where.w - what.w) / 2, y: where.y + (where.h - what.h) / 2 }
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2)
}
