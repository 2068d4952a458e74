import type { BoardModule } from '../../board/types'
import { GLYPHS } from './glyphs'
import Board from './Board.svelte'
import Market from './buildings/Market.svelte'
import Plan from './mayor/Plan.svelte'
import Seat from './seat/Seat.svelte'
import Sign from './Sign.svelte'
import { FIGURES, SIGNS } from './signs'
import { stepName } from './mayor/steps'
import { spoken } from './spoken'
import Summary from './seat/Summary.svelte'

/** What the others want to know first of somebody's deeds. */
const weighty = ['role_picked', 'built', 'loaded', 'wharf_loaded', 'sold', 'tile_taken', 'extra_taken', 'produced', 'spoiled']

export default {
  whole: 'rivals',
  icons: GLYPHS,
  Board,
  Seat,
  Market,
  Summary,
  Sign,
  signs: SIGNS,
  figures: FIGURES,
  within: ['san_juan'],
  weighty,
  moments: ['ship_cleared', 'round_began', 'end_triggered'],
  // A good sold for nothing would even have been worth a point on a ship.
  worthless: ({ args }) => args.price === 0,
  stepName,
  plans: { place_colonists: Plan },
  spoken,
} satisfies BoardModule
