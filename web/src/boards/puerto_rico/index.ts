import type { BoardModule } from '../../board/types'
import { GLYPHS } from './glyphs'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Seat from './Seat.svelte'
import Summary from './Summary.svelte'

export default { icons: GLYPHS, Board, Seat, Market, Summary } satisfies BoardModule
