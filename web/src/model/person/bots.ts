/** What bots are called at a new table. Names stay the same in every language. */
const NAMES = ['Inés', 'Tomás', 'Lucía', 'Mateo', 'Rosa', 'Diego']

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? 'Bot'
}

/** A new table takes the bot of middling strength; where there is none, the strongest. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('medium') ? 'medium' : (bots.at(-1) ?? '')
}

const LEVELS = ['random', 'beginner', 'easy', 'greedy', 'medium', 'hard', 'master']

/** For whoever has just learned the game. */
export function easiestBot(bots: readonly string[]): string {
  return bots.includes('beginner') ? 'beginner' : usualBot(bots)
}

/** How strong they are, from the weakest up; and those who rather have a way of their own. */
export function botGroups(bots: readonly string[]): { name: string; bots: string[] }[] {
  const levels = LEVELS.filter((level) => bots.includes(level))
  const others = bots.filter((bot) => !LEVELS.includes(bot))
  return [
    { name: 'ui-bots-levels', bots: levels },
    { name: 'ui-bots-characters', bots: others },
  ].filter((group) => group.bots.length > 0)
}
