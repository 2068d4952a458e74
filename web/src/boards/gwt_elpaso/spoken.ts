/** What lies on the board of El Paso, to be heard. */
import type { Spoken } from '../../board/types'
import type { Board } from '../../wire/types'
import { counted, onTheTrail, part } from '../gwt_family/spoken'
import { BOOK } from './book'
import { onTheLoop, read } from './types'

export function spoken(board: Board, table: Spoken): string[] {
  const { say } = table
  const trail = read(board)
  return [
    ...onTheTrail(BOOK, onTheLoop(trail), table),
    ...part(say.name('worker_supply'), counted(say, trail.workers)),
    ...part(say.name('cattle_market'), counted(say, trail.market)),
    `${say.name('simmental')} ${trail.simmental}`,
  ]
}
