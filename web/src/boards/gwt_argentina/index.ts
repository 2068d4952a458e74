import type { BoardModule } from '../../board/types'
import { freeWay, noteOn } from '../gwt_family/choices'
import { doubtOf } from '../gwt_family/printed'
import { FIGURES } from '../gwt_family/signs'
import { onTheRailroad, standsOn } from '../gwt_family/spoken'
import { WEIGHTY as weighty } from '../gwt_family/weighty'
import Automa from './pedro/Automa.svelte'
import { GLYPHS } from './glyphs'
import { BOOK } from './book'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Market from './Market.svelte'
import Progress from './trail/Progress.svelte'
import Seat from './seat/Seat.svelte'
import Sign from './Sign.svelte'
import { SIGNS } from './signs'
import Summary from './seat/Summary.svelte'
import { read } from './types'

export default {
  whole: 'market',
  icons: GLYPHS,
  doubt: (id) => doubtOf(BOOK, id),
  Board,
  Seat,
  Market,
  Summary,
  Automa,
  Progress,
  Sign,
  signs: SIGNS,
  figures: FIGURES,
  Brief,
  noteOn,
  obvious: freeWay,
  weighty,
  leads: { discard: ['drew'] },
  moments: ['delivered', 'loaded', 'ships_departed', 'job_token_taken'],
  closing: (board) => read(board).ending,
  spoken: (board, table) => onTheRailroad(BOOK, read(board), table),
  standsOn: (board, target, say) => standsOn(read(board), target, say),
} satisfies BoardModule
