/** The Mayor's placing as one layout: where how many are to work. The engine asks slot by slot and decides; every lawful layout is
 * exactly one row of answers, so a layout is sent as what it wants at each slot that is asked about. */
import { printedOn } from '../printed'
import { GOODS, type Good, type PlayerBoard } from '../types'

export interface Slot {
  id: string
  circles: number
}

export type Layout = Readonly<Record<string, number>>

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

/** Who works stays where they are. New ones go where they bring something at once: violet buildings, corn, a field together with its
 * plant, quarries; whoever is left fills the rest in board order. */
export function suggested(player: PlayerBoard, before: Layout): Layout {
  const slots = slotsOf(player)
  const layout: Record<string, number> = Object.fromEntries(slots.map(({ id }) => [id, 0]))
  let left = colonistsOf(player)
  const room = ({ id, circles }: Slot): number => circles - (layout[id] ?? 0)
  const fill = (slot: Slot, wanted = slot.circles): void => {
    const more = Math.max(0, Math.min(wanted, room(slot), left))
    layout[slot.id] = (layout[slot.id] ?? 0) + more
    left -= more
  }
  const grown = ({ id }: Slot): string | null => printedOn(id).produces
  const plants = slots.filter((slot) => grown(slot) !== null)
  for (const slot of slots) fill(slot, before[slot.id] ?? 0)
  for (const slot of slots.filter(({ id }) => printedOn(id).violet)) fill(slot)
  for (const slot of slots.filter(({ id }) => id === 'corn')) fill(slot)
  for (const plant of plants) {
    const field = slots.find(({ id }) => id === grown(plant))
    const worked = field ? (layout[field.id] ?? 0) : 0
    const made = plants.filter((other) => grown(other) === field?.id).reduce((sum, { id }) => sum + (layout[id] ?? 0), 0)
    if (!field) continue
    if (worked > made) fill(plant, worked - made)
    if (made > worked) fill(field, made - worked)
    while (left > 1 && room(plant) > 0 && room(field) > 0) [plant, field].forEach((slot) => fill(slot, 1))
  }
  for (const slot of slots.filter(({ id }) => id === 'quarry')) fill(slot)
  for (const slot of slots) fill(slot)
  return layout
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
  const plants = Object.keys(layout)
  return GOODS.map((good) => {
    const worked = layout[good] ?? 0
    const made = plants.filter((id) => printedOn(id).produces === good).reduce((sum, id) => sum + (layout[id] ?? 0), 0)
    return { good, n: good === 'corn' ? worked : Math.min(worked, made) }
  }).filter(({ n }) => n > 0)
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
