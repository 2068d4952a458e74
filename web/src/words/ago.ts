/** How long ago, in the reader's words. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

export function ago(seconds: number, lang: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds)
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ['minute', 60]
  return format.format(-Math.floor(past / length), unit)
}
