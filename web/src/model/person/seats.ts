/** The fixed look of each seat: never told by colour alone. */
import type { SeatShape } from '../../board/types'

const SHAPES: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon']

const OUTLINES: Record<SeatShape, string> = {
  circle: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  square: 'M-8 -8h16v16h-16z',
  triangle: 'M0 -9.500l9.500 17h-19z',
  diamond: 'M0 -10l8.500 10l-8.500 10l-8.500 -10z',
  hexagon: 'M-5 -8.700h10l5 8.700l-5 8.700h-10l-5 -8.700z',
}

export function shapeOf(seat: number): SeatShape {
  return SHAPES[seat % SHAPES.length] ?? 'circle'
}

export function outline(shape: SeatShape): string {
  return OUTLINES[shape]
}

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat)
}
