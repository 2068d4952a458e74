import type { BoardModule } from '../../board/types'
import { doubtOf } from '../gwt_family/printed'
import { FIGURES } from '../gwt_family/signs'
import { standsOn } from '../gwt_family/spoken'
import { WEIGHTY as weighty } from '../gwt_family/weighty'
import Automa from './sue/Automa.svelte'
import { GLYPHS } from './glyphs'
import { noteOn } from './choices'
import { BOOK } from './book'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Market from './market/Market.svelte'
import Seat from './seat/Seat.svelte'
import Sign from './Sign.svelte'
import { SIGNS } from './signs'
import { spoken } from './spoken'
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
  Sign,
  signs: SIGNS,
  figures: FIGURES,
  Brief,
  noteOn,
  weighty,
  leads: { discard: ['drew'] },
  moments: ['delivered', 'game_closed'],
  closing: (board) => read(board).ending,
  spoken,
  standsOn: (board, target, say) => standsOn(read(board), target, say),
} satisfies BoardModule
