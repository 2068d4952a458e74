/** Cards of a hand or pile: order, and which question they answer. */
import { PRINTED } from './printed'
import type { Counts } from './types'

/** Cattle by value, then objectives. */
export function inOrder(cards: Counts): string[] {
  const all = [...Object.keys(PRINTED.cattle), ...Object.keys(PRINTED.objectives)]
  return all.filter((card) => (cards[card] ?? 0) > 0)
}

/** A pair is discarded by breed; everything else by card. */
export function idOfCard(card: string, asked: string): string {
  return asked === 'discard_pair' ? `breed.${PRINTED.cattle[card]?.breed ?? card}` : `card.${card}`
}
