import type { BoardModule } from '../../board/types'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Seat from './Seat.svelte'

export default { Board, Seat, Market } satisfies BoardModule
