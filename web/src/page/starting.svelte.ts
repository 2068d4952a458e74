/** How far the start of a worker has come, for whoever waits; '' while nobody wants it. */
import type { Stage } from './wire'

const STEPS: Partial<Record<Stage | '', number>> = { runtime: 1, engine: 2 }

/** Of three; null while there is nothing to wait for. */
export function stepOf(stage: Stage | ''): number | null {
  return STEPS[stage] ?? null
}

class Starting {
  stage = $state<Stage | ''>('')
}

/** Of the worker that has the tables. */
export const starting = new Starting()
/** Of the one that thinks about them. */
export const mindStarting = new Starting()
