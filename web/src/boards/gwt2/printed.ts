/** What is printed on the components; the JSON is made from the title's data by tools/gwt2_printed.py. */
import plain from './printed.json'

export type Corners = 'white' | 'dark'

export interface PrintedBuilding {
  actions: string[]
  builders?: number
  hands?: string[]
  vp?: number
}
export interface PrintedNode {
  kind: 'start' | 'neutral' | 'building' | 'hazard' | 'bandit' | 'kansas_city'
  next: string[]
  letter?: string
  forest?: boolean
  risk?: string
}
export interface PrintedCity {
  value: number
  corners: Corners
  repeatable: boolean
  vp: number
  bonus?: number
}
export interface Link {
  between: string[]
  vp: number
  action?: string
}
export interface Card {
  breed: string
  value: number
  vp: number
}
export interface Objective {
  action?: string
  tasks: Record<string, number>
  vp: number
  penalty: number
}
export interface Price {
  buys: string
  cards: number
  cowboys: number
  dollars: number
}
export interface Master {
  action?: string
  certificates: number
  per?: string
  group?: number
  vp: number
}

interface Printed {
  buildings: Record<string, PrintedBuilding>
  /** Values that rest on a single source: marked on the tile too. */
  doubtful: string[]
  unconfirmed: string[]
  nodes: Record<string, PrintedNode>
  risks: Record<string, string>
  bandit_bonus: Record<string, string>
  stations: Record<string, { after: number; corners: Corners }>
  crosses: number[]
  cities: Record<string, PrintedCity>
  links: Link[]
  discs: Record<string, { corners: Corners; gain?: number; vp?: number; cost?: number }>
  auxiliary: Record<string, { single: string; double: string }>
  worker_slots: { worker: string; slot: number; action: string }[]
  cattle: Record<string, Card>
  prices: Price[]
  objectives: Record<string, Objective>
  masters: Record<string, Master>
}

export const PRINTED = plain as unknown as Printed

/** No printed copy has confirmed its values: the tooltip says so. */
export function isUnconfirmed(id: string): boolean {
  return PRINTED.unconfirmed.includes(id)
}

/** The local actions of a tile. */
export function actionsOf(face: string): string[] {
  return PRINTED.buildings[face]?.actions ?? []
}

export function riskOf(node: string): string {
  return PRINTED.risks[PRINTED.nodes[node]?.risk ?? ''] ?? ''
}

/** What the taker of a bandit on this space receives: "dollars 3". */
export function bonusOf(node: string): string {
  return PRINTED.bandit_bonus[node] ?? ''
}

export function slotAction(worker: string, slot: number): string {
  return PRINTED.worker_slots.find((each) => each.worker === worker && each.slot === slot)?.action ?? ''
}

/** flood_green_3 is a flood, green_bandit a bandit; the rest are their own kind. */
export function kindOfTile(tile: string): string {
  return tile.endsWith('_bandit') ? 'bandit' : (/^(flood|drought|rockfall)_/.exec(tile)?.[1] ?? tile)
}
