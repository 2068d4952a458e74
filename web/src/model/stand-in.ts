/** What a bot answered in a person's place is told as the bot's: "Hard (for Ana)", to Ana too. */
import type { LogItem } from '../wire/types'
import type { Called, Speaker } from '../words/speaker'

export function botCalled(bot: string, say: Speaker): string {
  return say.maybe(`ui-bot-${bot}`) || bot
}

/** The players as an item of the log tells of them. */
export function calledIn(item: LogItem, names: readonly Called[], say: Speaker): readonly Called[] {
  if (item.bot === '') return names
  return names.map((player, seat) => (seat === item.seat ? say.text('ui-bot-for', { bot: botCalled(item.bot, say), player }) : player))
}

/** Whether the seat's own player has given it. */
export function isOwn(item: LogItem, seat: number | null): boolean {
  return item.seat === seat && !item.auto && item.bot === ''
}
