/** Shapes of nature: outlines that no ruler drew, the same at every look. */
import type { Point } from '../book'

/** As random as a coast needs, from a number: between 0 and 1. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** A closed outline around a middle, as path data; `square` 2 is an ellipse, more fills the corners of its box. */
export function blob({ x, y }: Point, rx: number, ry: number, seed: number, square = 2.6, rough = 0.07): string {
  const steps = Math.max(10, Math.round((rx + ry) / 16))
  const points = Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 2 * Math.PI
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const reach = (Math.abs(c) ** square + Math.abs(s) ** square) ** (-1 / square) * (1 + rough * (2 * chance(seed + i) - 1))
    return { x: x + rx * reach * c, y: y + ry * reach * s }
  })
  const middle = (i: number): string => {
    const [a, b] = [points[i % steps] ?? points[0]!, points[(i + 1) % steps] ?? points[0]!]
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`
  }
  const curves = points.map((_, i) => {
    const at = points[(i + 1) % steps] ?? points[0]!
    return `Q${round(at.x)} ${round(at.y)} ${middle(i + 1)}`
  })
  return `M${middle(0)}${curves.join('')}z`
}

/** The same around a box. */
export function blobIn([x, y, w, h]: readonly [number, number, number, number], seed: number, more = 0): string {
  return blob({ x: x + w / 2, y: y + h / 2 }, w / 2 + more, h / 2 + more, seed, 3.4, 14 / Math.max(w, h))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
