/** Cards of a hand or pile: order, and which question they answer. */
import type { BaseBook } from '../book'
import type { Counts } from '../types'

/** Cattle by value, then workers and objectives where they are cards. */
export function inOrder(book: BaseBook, cards: Counts): string[] {
  const all = [...Object.keys(book.printed.cattle), ...book.workers, ...Object.keys(book.printed.objectives)]
  return all.filter((card) => (cards[card] ?? 0) > 0)
}

/** A pair is discarded by breed; everything else by card. */
export function idOfCard(book: BaseBook, card: string, asked: string): string {
  return asked === 'discard_pair' ? `breed.${book.printed.cattle[card]?.breed ?? card}` : `card.${card}`
}
