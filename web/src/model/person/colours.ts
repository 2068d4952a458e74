/** The colours of the seats at a table: which each wears, and how a part of the page is told. Shapes and letters stay the seat's own. */
import type { SeatInfo } from '../../wire/types'

export const COLOURS = 5

/** By seat: the chosen one, else the seat's own or, where somebody chose that, what is left; as the server deals them out. */
export function worn(chosen: readonly (number | null | undefined)[]): number[] {
  const taken = new Set(chosen.filter((colour) => typeof colour === 'number'))
  const own = new Set(chosen.flatMap((colour, seat) => (typeof colour === 'number' || taken.has(seat) ? [] : [seat])))
  const left = Array.from({ length: Math.max(COLOURS, chosen.length) }, (_, colour) => colour).filter((colour) => !taken.has(colour) && !own.has(colour))
  return chosen.map((colour, seat) => colour ?? (own.has(seat) ? seat : left.shift()!))
}

/** Under this element seats wear these colours. */
export function wearing(colours: readonly number[]): (under: HTMLElement) => () => void {
  return ({ style }) => {
    const names = colours.flatMap((colour, seat) => [
      [`--seat-${seat}`, `var(--colour-${colour})`],
      [`--seat-ink-${seat}`, `var(--colour-ink-${colour})`],
    ] as const)
    for (const [name, value] of names) style.setProperty(name, value)
    return () => {
      for (const [name] of names) style.removeProperty(name)
    }
  }
}

/** What other people at a table wear; bots and open seats give way. */
export function coloursOfOthers(seats: readonly SeatInfo[], seat: number): number[] {
  const theirs = seats.filter((each) => each.seat !== seat && (each.kind === 'human' || each.kept !== '' || each.mine))
  return theirs.map((each) => each.colour)
}
