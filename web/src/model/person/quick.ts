/** The quick way to a game: me against so many bots of the usual strength. */
import { createTable } from '../../wire/opening'
import type { GameInfo } from '../../wire/types'
import { t } from '../../words/words.svelte'
import { botName, usualBot } from './bots'
import { settings } from './settings.svelte'

/** The address of the new table. */
export async function againstBots(game: GameInfo, seats: number, bot = usualBot(game.bots)): Promise<string> {
  const me = { kind: 'me' as const, name: settings.name || t('ui-guest'), bot: '' }
  const others = Array.from({ length: seats - 1 }, (_, i) => {
    return { kind: 'bot' as const, name: botName(i), bot }
  })
  const made = await createTable({ game: game.id, seats: [me, ...others], auto_single: true, takebacks: settings.takebacks })
  return `/table/${made.table}`
}
