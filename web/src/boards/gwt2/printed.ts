/** What is printed on the components; the JSON is made from the title's data by tools/gwt2_printed.py. */
import type { Corners, Printed } from '../gwt_family/printed'
import plain from './printed.json'

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

interface OwnPrinted extends Printed {
  cities: Record<string, PrintedCity>
  links: Link[]
}

export const PRINTED = plain as unknown as OwnPrinted
