/** Three short sounds made on the spot; each can be muted, all are off until asked for. */
import { settings } from './settings.svelte'

export const SOUNDS = ['turn', 'notice', 'over'] as const
export type Sound = (typeof SOUNDS)[number]

/** Notes as [frequency in Hz, start in s, length in s]. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [587, 0, 0.18],
    [880, 0.12, 0.3],
  ],
  notice: [
    [440, 0, 0.22],
    [440, 0.26, 0.22],
    [554, 0.52, 0.4],
  ],
  over: [
    [523, 0, 0.3],
    [659, 0.16, 0.3],
    [784, 0.32, 0.3],
    [1047, 0.48, 0.7],
  ],
}
const LOUD = 0.12
const RISE_S = 0.015

let speaker: AudioContext | null = null

export function play(sound: Sound, asked = false): void {
  if (!asked && (!settings.sound || settings.muted.includes(sound))) return
  if (typeof AudioContext !== 'function') return
  speaker ??= new AudioContext()
  void speaker.resume() // browsers keep it waiting until the first click
  const now = speaker.currentTime
  for (const [hertz, start, length] of NOTES[sound]) note(speaker, hertz, now + start, length)
}

function note(context: AudioContext, hertz: number, start: number, length: number): void {
  const voice = context.createOscillator()
  const loudness = context.createGain()
  voice.type = 'triangle'
  voice.frequency.value = hertz
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(LOUD, start + RISE_S)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length)
  voice.connect(loudness).connect(context.destination)
  voice.start(start)
  voice.stop(start + length)
}
