/** What is printed on the components, made from the title's data when the client is built. */
import type { Printed, PrintedBuilding } from '../../generated/puerto_rico/board'
import plain from '../../generated/puerto_rico/printed.json'

export const PRINTED = plain as unknown as Printed

const NOTHING: PrintedBuilding = {
  price: 0,
  points: 0,
  circles: 0,
  column: 0,
  spaces: 1,
  copies: 0,
  violet: false,
  produces: null,
  powers: {},
  score: null,
}

export function printedOn(building: string): PrintedBuilding {
  return PRINTED.buildings[building] ?? NOTHING
}
