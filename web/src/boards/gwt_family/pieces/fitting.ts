/** Text that must not leave its tile: glyphs are pressed together where a name is too long. */

/** Letters of the narrow font are about this wide, in ems; Cyrillic ones a little wider. */
const LATIN = 0.45
const CYRILLIC = 0.52

export interface Pressed {
  textLength?: number
  lengthAdjust?: 'spacingAndGlyphs'
}

/** Attributes of a `text` of this size that keep it within `width`. */
export function within(text: string, size: number, width: number): Pressed {
  const em = /[\u0400-\u04ff]/.test(text) ? CYRILLIC : LATIN
  return text.length * em * size > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {}
}
