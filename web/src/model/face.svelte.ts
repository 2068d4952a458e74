/** The table as a drawn board sees it. Getters, so that what a board reads stays reactive. */
import type { Mark, Player, TableFace } from '../board/types'
import type { Speaker } from '../words/speaker'
import { words } from '../words/words.svelte'
import { idleMark } from './choices'
import { wearing } from './person/colours'
import { headsOf } from './person/presence'
import { letterOf, shapeOf } from './person/seats'
import type { Table } from './table.svelte'

export function playersOf(table: Table): Player[] {
  const heads = headsOf(table)
  return (table.now?.seats ?? []).map((seat) => ({
    seat: seat.seat,
    name: heads[seat.seat] ?? '',
    letter: letterOf(seat.seat),
    shape: shapeOf(seat.seat),
    colour: `var(--seat-${seat.seat})`,
    ink: `var(--seat-ink-${seat.seat})`,
    mine: seat.mine,
    active: table.ask?.seat === seat.seat,
    bot: seat.kind === 'bot',
  }))
}

/** The face of a table in play. */
export function faceOf(table: Table): TableFace {
  const players = $derived(playersOf(table))
  const colours = $derived((table.now?.seats ?? []).map((seat) => seat.colour).join())
  $effect(() => (colours ? wearing(colours.split(',').map(Number))(document.documentElement) : undefined))
  return {
    id: table.id,
    get say(): Speaker {
      return words.say
    },
    get players(): readonly Player[] {
      return players
    },
    get you(): number {
      return table.you ?? -1
    },
    get past(): boolean {
      return table.past.ply !== null
    },
    get asked(): TableFace['asked'] {
      const ask = table.past.ply === null ? table.ask : null
      return ask?.yours ? { kind: ask.kind, about: ask.about } : null
    },
    mark: (target: string): Mark => (target === '' ? idleMark() : table.mark(target)),
    choose: (target: string) => table.pick(target),
    point: (target: string | null) => (table.pointed = target),
  }
}
