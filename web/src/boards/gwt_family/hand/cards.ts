/** Cards of a hand or pile: order, and which question they answer. */
import type { BaseBook } from '../book'
import type { Counts } from '../types'

/** Cattle by value, then workers where they are cards, other cards and objectives. */
export function inOrder(book: BaseBook, cards: Counts): string[] {
  const first = [...Object.keys(book.printed.cattle), ...book.workers]
  const last = Object.keys(book.printed.objectives)
  const others = Object.keys(cards).filter((card) => !first.includes(card) && !last.includes(card))
  return [...first, ...others, ...last].filter((card) => (cards[card] ?? 0) > 0)
}

/** A pair is discarded by breed; everything else by card. */
export function idOfCard(book: BaseBook, card: string, asked: string): string {
  return asked === 'discard_pair' ? `breed.${book.printed.cattle[card]?.breed ?? card}` : `card.${card}`
}
