/** Geometry of the score chart. */

/** An SVG path through the values, one per step. */
export function path(
  values: readonly number[],
  x: (step: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** Round values for about five lines between low and high. */
export function ticks(low: number, high: number): number[] {
  const step = STEPS.find((each) => (high - low) / each <= 6) ?? 1000
  const found: number[] = []
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at)
  return found
}

/** Places for labels of equal height, as near to the wanted ones as their order and room allow. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at)
  const placed = Array<number>(wanted.length).fill(0)
  let free = low
  for (const { at, i } of order) {
    placed[i] = Math.max(at, free)
    free = placed[i] + gap
  }
  let limit = high
  for (const { i } of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, limit)
    limit = placed[i] - gap
  }
  return placed
}
