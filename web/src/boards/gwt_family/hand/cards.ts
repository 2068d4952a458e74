/** Cards of a hand or pile: order, and which question they answer. */
import type { BaseBook } from '../book'
import type { BaseRancher, Counts } from '../types'

/** Some of a player's cards, and where they are. */
export interface HerdPart {
  id: 'hand' | 'draw_pile' | 'discard_pile'
  n: number
  cards: Counts
}

/** The cards of a player as far as one may know them: the pile to draw from without its order, the open one, the hand. */
export function herdOf(player: BaseRancher): HerdPart[] {
  const all: { id: HerdPart['id']; cards: Counts | null }[] = [
    { id: 'draw_pile', cards: player.deck },
    { id: 'discard_pile', cards: player.discard },
    { id: 'hand', cards: player.hand },
  ]
  const parts = all.map(({ id, cards }) => ({ id, cards: cards ?? {}, n: Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0) }))
  return parts.filter(({ n }) => n > 0)
}

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
