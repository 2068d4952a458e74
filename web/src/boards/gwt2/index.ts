import type { BoardModule } from '../../board/types'
import { freeWay, noteOn } from '../gwt_family/choices'
import { FIGURES } from '../gwt_family/signs'
import { WEIGHTY as weighty } from '../gwt_family/weighty'
import Automa from './sam/Automa.svelte'
import { GLYPHS } from './glyphs'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Seat from './seat/Seat.svelte'
import Sign from './Sign.svelte'
import { SIGNS } from './signs'
import Summary from './seat/Summary.svelte'

export default { whole: 'market', icons: GLYPHS, Board, Seat, Market, Summary, Automa, Sign, signs: SIGNS, figures: FIGURES, noteOn, obvious: freeWay, weighty, moments: ['delivered', 'job_token_taken'] } satisfies BoardModule
