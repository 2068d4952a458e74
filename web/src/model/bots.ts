/** What bots are called at a new table. Names stay the same in every language. */
const NAMES = ['Inés', 'Tomás', 'Lucía', 'Mateo', 'Rosa', 'Diego']

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? 'Bot'
}

/** The bots are listed from the weakest to the strongest; a new table takes the strongest. */
export function usualBot(bots: readonly string[]): string {
  return bots.at(-1) ?? ''
}
