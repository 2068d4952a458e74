import type { BoardModule } from '../../board/types'
import Automa from './Automa.svelte'
import { GLYPHS } from './glyphs'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Seat from './Seat.svelte'
import Summary from './Summary.svelte'

export default { whole: 'market', icons: GLYPHS, Board, Seat, Market, Summary, Automa } satisfies BoardModule
