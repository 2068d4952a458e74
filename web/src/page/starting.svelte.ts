/** How far the start of the worker has come, for whoever waits; '' while nobody wants it. */
import type { Stage } from './wire'

class Starting {
  stage = $state<Stage | ''>('')
}

export const starting = new Starting()
