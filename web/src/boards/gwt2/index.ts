import type { BoardModule } from '../../board/types'
import Board from './Board.svelte'
import Seat from './Seat.svelte'

export default { Board, Seat } satisfies BoardModule
