/** The worker that thinks about what a person can see; it holds no table, and may be ended at any time. */
import { openMind, startPython, type PythonMind } from './python'
import type { FromMind, Thought, ToMind } from './wire'

/** How long it goes on with a game before it says how far it is. */
const HOLD_MS = 500

let started: PythonMind | null = null

self.onmessage = async ({ data }: MessageEvent<ToMind>) => {
  if ('files' in data) {
    started = openMind(await startPython(data.files, (stage) => say({ stage })))
    say({ stage: 'ready' })
  } else {
    say({ told: started && think(started, data.thought) })
  }
}

/** Not caught above: whoever started this worker hears of it. */
self.onunhandledrejection = ({ reason }) => {
  throw reason
}

function say(message: FromMind): void {
  self.postMessage(message)
}

function think(mind: PythonMind, thought: Thought): string {
  if (thought.about === 'view') return mind.hint(thought.view)
  let told = thought.record === '' ? mind.judge() : mind.look_back(thought.record)
  const end = performance.now() + HOLD_MS
  while (!isDone(told) && performance.now() < end) told = mind.judge()
  return told
}

function isDone(review: string): boolean {
  const { done, of } = JSON.parse(review) as { done: number; of: number }
  return done === of
}
