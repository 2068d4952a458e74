/** What lies on the shared board, to be heard: whose round it is, and what there is to take, to load and to sell. */
import type { Spoken } from '../../board/types'
import type { Board } from '../../wire/types'
import { tileId, told } from './speech'
import { read, type Ship } from './types'

export function spoken(board: Board, { say, players }: Spoken): string[] {
  const { round, governor, phase, over, roles, row, quarries, ships, house, colonists, colonist_ship, chips } = read(board)
  const cargo = ({ size, good, load }: Ship): string => [say.text('note-ship', { size }), ...(good ? [say.count(load, good)] : [])].join(' – ')
  const role = ({ role, doubloons }: (typeof roles)[number]): string => [say.name(role), ...(doubloons > 0 ? [say.count(doubloons, 'doubloon')] : [])].join(' – ')
  const tiles = Object.entries(row).map(([tile, n]) => say.count(n, tileId(tile)))
  return [
    `${say.name('round')} ${round}`,
    `${say.name('governor')}: ${players[governor]?.name ?? ''}`,
    ...(phase === 'pick_role' || over ? [] : [say.name(`${phase.replace(/_\d$/, '')}_phase`)]),
    listed(say.name('roles'), roles.filter((each) => each.taken_by === null).map(role)),
    listed(say.name('plantation_row'), [...tiles, say.count(quarries, 'quarry')]),
    listed(told(say, 'cargo_ship').name, ships.map(cargo)),
    listed(say.name('trading_house'), house.map((good) => say.name(good))),
    `${say.name('colonist_ship')}: ${say.count(colonist_ship, 'colonist')}`,
    `${say.name('supply')}: ${say.count(colonists, 'colonist')}, ${say.count(Math.max(0, chips), 'victory_point')}`,
  ].filter((each) => each !== '')
}

function listed(name: string, found: readonly string[]): string {
  return found.length > 0 ? `${name}: ${found.join(', ')}` : ''
}
