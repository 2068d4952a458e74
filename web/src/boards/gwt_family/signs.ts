/** What the events of every trail show of themselves: a thing, what it cost, what it brought. */
import type { Sign, Signs } from '../../board/types'
import type { Arg, Args } from '../../wire/types'

export const coins = (n: number): Sign[] => (n === 0 ? [] : [{ id: 'coin', n }])
export const thing = (id: Arg | undefined): Sign => ({ id: String(id) })
/** The thing, and which of its kind. */
export const named = (id: string, which: Arg | undefined): Sign => ({ id, name: String(which) })

/** Titles call their money differently. */
export function moneyOf(args: Args): number {
  return Number(args.dollars ?? args.pesos ?? args.total ?? 0)
}
export const spent = (args: Args): Sign[] => coins(-moneyOf(args))

/** A space or building: tiles are known by their letter or number. */
export function place(id: string, which: Arg | undefined): Sign {
  const word = String(which)
  return word.length <= LETTERS ? { id, text: word } : { id, name: word }
}
const LETTERS = 3

export const SIGNS: Signs = {
  herder_placed: (args) => [place('herder', args.stop)],
  moved: (args) => [place('herder', args.stop)],
  gained: (args) => coins(moneyOf(args)),
  paid: spent,
  fee_paid: spent,
  fee_gained: (args) => coins(moneyOf(args)),
  income_taken: (args) => coins(moneyOf({ total: args.total ?? 0 })),
  certified: () => [thing('certificate')],
  token_gained: (args) => [{ id: 'exchange_token', n: Number(args.count) }],
  token_used: () => [{ id: 'exchange_token', n: -1 }],
  shuffled: () => [],
  drew: () => [{ id: 'draw', n: 1 }],
  discarded: (args) => [{ id: String(args.card), n: -1 }],
  card_removed: (args) => [thing('remove_card'), thing(args.card)],
  objective_taken: () => [{ id: 'objective', n: 1 }],
  objective_played: () => [thing('objective'), thing('done')],
  hired: (args) => [thing(args.worker), ...spent(args)],
  built: (args) => [place('house', args.building), ...spent(args)],
  bought: (args) => [thing(args.card), ...spent(args)],
  bought_pair: (args) => [thing(args.card), thing(args.second), ...spent(args)],
  delivered: (args) => [named('delivery', args.city ?? args.post ?? args.spot), ...coins(-Number(args.transport ?? 0))],
}

/** The figures of a player that a turn's sum is told in. */
export const FIGURES: Readonly<Record<string, string>> = {
  dollars: 'coin',
  pesos: 'coin',
  certificates: 'certificate',
  exchange_tokens: 'exchange_token',
  grain: 'grain',
  score: 'shield',
}
