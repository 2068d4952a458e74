/** The Mayor's placing as one layout: where how many are to work. The engine asks slot by slot and decides; every lawful layout is
 * exactly one row of answers, so a layout is sent as what it wants at each slot that is asked about. */
import { printedOn } from '../printed'
import { GOODS, type Good, type PlayerBoard } from '../types'

export interface Slot {
  id: string
  circles: number
}

export type Layout = Readonly<Record<string, number>>

/** Goods that need a plant, the dearest first. */
const DEAREST = GOODS.filter((good) => good !== 'corn').toReversed()

/** The slots of a player in board order: kinds of tiles, then buildings. */
export function slotsOf(player: PlayerBoard): Slot[] {
  const tiles = new Map<string, number>()
  for (const { tile } of player.island) tiles.set(tile, (tiles.get(tile) ?? 0) + 1)
  return [
    ...[...tiles].map(([id, circles]) => ({ id, circles })),
    ...player.city.map(({ building }) => ({ id: building, circles: printedOn(building).circles })),
  ].filter((slot) => slot.circles > 0)
}

export function layoutOf(player: PlayerBoard): Layout {
  const found: Record<string, number> = {}
  for (const { tile, manned } of player.island) found[tile] = (found[tile] ?? 0) + Number(manned)
  for (const { building, colonists } of player.city) found[building] = colonists
  return found
}

/** All colonists of a player, wherever they are. */
export function colonistsOf(player: PlayerBoard): number {
  return player.san_juan + placed(layoutOf(player))
}

export function placed(layout: Layout): number {
  return Object.values(layout).reduce((sum, n) => sum + n, 0)
}

/** Colonists are put to work one after the other, as long as any are left. */
class Filling {
  readonly layout: Record<string, number>
  readonly #slots: readonly Slot[]
  #left: number

  constructor(player: PlayerBoard) {
    this.#slots = slotsOf(player)
    this.#left = colonistsOf(player)
    this.layout = Object.fromEntries(this.#slots.map(({ id }) => [id, 0]))
  }

  #room({ id, circles }: Slot): number {
    return circles - (this.layout[id] ?? 0)
  }

  #fill(slot: Slot, wanted = slot.circles): void {
    const more = Math.max(0, Math.min(wanted, this.#room(slot), this.#left))
    this.layout[slot.id] = (this.layout[slot.id] ?? 0) + more
    this.#left -= more
  }

  /** As many as work there in `wanted`. */
  as(wanted: Layout): void {
    for (const slot of this.#slots) this.#fill(slot, (wanted[slot.id] ?? 0) - (this.layout[slot.id] ?? 0))
  }

  /** Where they bring something at once: violet buildings, corn, a field together with its plant, the dearest first, quarries. */
  usefully(): void {
    for (const slot of this.#slots.filter(({ id }) => printedOn(id).violet)) this.#fill(slot)
    for (const slot of this.#slots.filter(({ id }) => id === 'corn')) this.#fill(slot)
    for (const good of DEAREST) {
      const field = this.#slots.find(({ id }) => id === good)
      const plants = this.#slots.filter(({ id }) => printedOn(id).produces === good)
      if (field) for (const plant of plants) this.#pair(field, plant)
    }
    for (const slot of this.#slots.filter(({ id }) => id === 'quarry')) this.#fill(slot)
  }

  #pair(field: Slot, plant: Slot): void {
    const idle = (this.layout[field.id] ?? 0) - staffOf(this.layout, field.id)
    if (idle > 0) this.#fill(plant, idle)
    else this.#fill(field, -idle)
    while (this.#left > 1 && this.#room(plant) > 0 && this.#room(field) > 0) [plant, field].forEach((slot) => this.#fill(slot, 1))
  }

  /** No circle stays empty while somebody is left. */
  anywhere(): void {
    for (const slot of this.#slots) this.#fill(slot)
  }
}

/** Who works somewhere stays there, also in vain; new ones go where they bring something at once. */
export function asBefore(player: PlayerBoard, before: Layout): Layout {
  const filling = new Filling(player)
  filling.as(before)
  filling.usefully()
  filling.anywhere()
  return filling.layout
}

/** Who brings something stays. The others and new ones go where they bring something at once; for whom there is no such place, back to
 * where they were. */
export function suggested(player: PlayerBoard, before: Layout): Layout {
  const filling = new Filling(player)
  filling.as(bringing(before))
  filling.usefully()
  filling.as(before)
  filling.anywhere()
  return filling.layout
}

/** Those of a layout who bring something: of a field and its plants as many as work in both. */
export function bringing(layout: Layout): Layout {
  const found: Record<string, number> = { ...layout }
  for (const good of DEAREST) {
    let pairs = Math.min(layout[good] ?? 0, staffOf(layout, good))
    found[good] = pairs
    for (const id of plantsIn(layout, good)) {
      found[id] = Math.min(layout[id] ?? 0, pairs)
      pairs -= found[id] ?? 0
    }
  }
  return found
}

function plantsIn(layout: Layout, good: string): string[] {
  return Object.keys(layout).filter((id) => printedOn(id).produces === good)
}

/** Those who work in the plants of a good. */
function staffOf(layout: Layout, good: string): number {
  return plantsIn(layout, good).reduce((sum, id) => sum + (layout[id] ?? 0), 0)
}

/** How many work elsewhere than in the other layout. */
export function movedFrom(other: Layout, layout: Layout): number {
  return Object.entries(other).reduce((sum, [id, n]) => sum + Math.max(0, n - (layout[id] ?? 0)), 0)
}

/** Advice speaks of the slots that are asked about. Where the rules leave no choice none is asked: whoever is left goes there. */
export function completed(player: PlayerBoard, advised: Layout): Layout {
  const layout: Record<string, number> = { ...layoutOf(player), ...advised }
  let left = leftOver(player, layout)
  for (const { id, circles } of slotsOf(player).filter((slot) => !(slot.id in advised))) {
    const now = layout[id] ?? 0
    const more = Math.max(0, Math.min(circles - now, left))
    layout[id] = now + more
    left -= more
  }
  return layout
}

/** What the next Craftsman finds: of each good as many as fields and circles of its plants are worked, of corn the fields alone. */
export function madeBy(layout: Layout): { good: Good; n: number }[] {
  const working = bringing(layout)
  return GOODS.map((good) => ({ good, n: working[good] ?? 0 })).filter(({ n }) => n > 0)
}

/** The goods of which a Craftsman would find some if everybody had work. */
export function makeable(player: PlayerBoard): Good[] {
  return madeBy(Object.fromEntries(slotsOf(player).map(({ id, circles }) => [id, circles]))).map(({ good }) => good)
}

/** Nobody is left over while a circle is empty. */
export function leftOver(player: PlayerBoard, layout: Layout): number {
  return colonistsOf(player) - placed(layout)
}

export function isFull(player: PlayerBoard, layout: Layout): boolean {
  return slotsOf(player).every(({ id, circles }) => layout[id] === circles)
}

/** The n-th circle of a slot is filled up to there, or emptied from there on. Nothing changes where nobody is left. */
export function toggled(player: PlayerBoard, layout: Layout, slot: string, nth: number): Layout {
  const now = layout[slot] ?? 0
  const wanted = nth <= now ? nth - 1 : nth
  return wanted - now > leftOver(player, layout) ? layout : { ...layout, [slot]: wanted }
}
