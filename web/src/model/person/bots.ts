/** What bots are called at a new table. Names stay the same in every language. */
const NAMES = ['Inés', 'Tomás', 'Lucía', 'Mateo', 'Rosa', 'Diego']

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? 'Bot'
}

/** A new table takes the bot of middling strength; where there is none, the strongest. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('medium') ? 'medium' : (bots.at(-1) ?? '')
}
