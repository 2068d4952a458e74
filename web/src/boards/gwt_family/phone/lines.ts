/** Lines of a stretch of trail, as a list of stops draws them. */
import type { Line } from '../book'

/** Spaces below each other. */
export const one = (...nodes: string[]): Line[] => nodes.map((node) => [node])

/** Small tiles side by side, by their numbers. */
export const row = (name: string, from: number, to: number): Line =>
  Array.from({ length: to - from + 1 }, (_, i) => `${name}_${from + i}`)
