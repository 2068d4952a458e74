/** What happened as rows of small drawings: the signs of each event, equal ones added up. */
import type { Sign, Signs } from '../../board/types'
import type { WireEvent } from '../../wire/types'
import type { Gain } from './log'

/** The drawings of one deed stand together. */
export type Group = readonly Sign[]

export function groupsOf(events: readonly WireEvent[], signs: Signs): Group[] {
  const groups: Sign[][] = []
  for (const event of events) {
    const drawn = signs[event.kind]?.(event.args) ?? []
    const twin = groups.find((group) => areAlike(group, drawn))
    if (twin) twin[0] = { ...(twin[0] as Sign), n: (twin[0]?.n ?? 0) + (drawn[0]?.n ?? 0) }
    else if (drawn.length > 0) groups.push([...drawn])
  }
  return groups
}

/** Deeds that are one counted thing, and the same one. */
function areAlike(a: Group, b: Group): boolean {
  const [one] = a
  const [other] = b
  if (!one || !other || a.length > 1 || b.length > 1 || one.n === undefined || other.n === undefined) return false
  return one.id === other.id && one.text === other.text && one.name === other.name
}

/** Nothing is drawn of it, such as a row that is filled up: nobody's deed. */
export function isUpkeep(event: WireEvent, signs: Signs | undefined): boolean {
  return signs?.[event.kind]?.(event.args).length === 0
}

/** Of what came of an answer somebody's deeds; all of it where there are none, such as passing. */
export function deedsOf(events: readonly WireEvent[], signs: Signs | undefined): WireEvent[] {
  const deeds = events.filter((event) => !isUpkeep(event, signs))
  return deeds.length > 0 ? deeds : [...events]
}

/** What a seat gained in the figures the title has a sign for. */
export function sumsOf(gains: readonly Gain[], figures: Readonly<Record<string, string>>): Sign[] {
  return gains.flatMap(({ name, by }) => (figures[name] === undefined ? [] : [{ id: figures[name], n: by }]))
}

/** The deeds without what the sums tell. */
export function besides(groups: readonly Group[], sums: readonly Sign[]): Group[] {
  const told = new Set(sums.map((sign) => sign.id))
  return groups.map((group) => group.filter((sign) => !told.has(sign.id))).filter((group) => group.length > 0)
}

/** How many of things so wide stand in a line, the first first; where some are left out there is room for the sign that says so. */
export function fitting(widths: readonly number[], room: number, gap: number, more: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (all <= room) return widths.length
  let taken = more
  const found = widths.findIndex((width) => (taken += width + gap) > room)
  return Math.max(1, found < 0 ? widths.length : found)
}
