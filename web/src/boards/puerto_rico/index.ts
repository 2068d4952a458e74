import type { BoardModule } from '../../board/types'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Seat from './Seat.svelte'
import Strip from './Strip.svelte'
import Summary from './Summary.svelte'

export default { Board, Seat, Market, Summary, Strip } satisfies BoardModule
