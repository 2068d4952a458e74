/** The quick way to a game: me against so many bots of the usual strength. */
import { api } from '../../wire/api'
import { createTable } from '../../wire/opening'
import type { GameInfo } from '../../wire/types'
import { t } from '../../words/words.svelte'
import { botName, usualBot } from './bots'
import { settings } from './settings.svelte'
import { putOn } from './wheels'

/** Whoever has finished neither a game nor the lesson of a title in this browser, and has not put the advice away. */
async function isNewTo(game: GameInfo): Promise<boolean> {
  if (!settings.wheels || (game.lesson > 0 && settings.lessonAt(game.id) >= game.lesson)) return false
  const tables = await api.tables().catch(() => [])
  return !tables.some((table) => table.game === game.id && table.status === 'over')
}

/** The address of the new table; `learned`: just now, so it has advice for a first game, as for whoever is new to the title. */
export async function againstBots(game: GameInfo, seats: number, bot = usualBot(game.bots), learned = false): Promise<string> {
  const wheels = learned || (await isNewTo(game))
  const me = { kind: 'me' as const, name: settings.name || t('ui-guest'), bot: '' }
  const others = Array.from({ length: seats - 1 }, (_, i) => {
    return { kind: 'bot' as const, name: botName(i), bot }
  })
  const made = await createTable({ game: game.id, seats: [me, ...others], auto_single: true, takebacks: settings.takebacks })
  if (wheels) putOn(made.table)
  return `/table/${made.table}`
}
