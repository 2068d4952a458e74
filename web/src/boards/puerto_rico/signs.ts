/** What events show of themselves: a thing, what it cost, what it brought. */
import type { Sign, Signs } from '../../board/types'
import type { Arg } from '../../wire/types'
import { tileId } from './speech'
import { GOODS, isTile } from './types'

const coins = (n: Arg | undefined, times = 1): Sign[] => (Number(n) === 0 ? [] : [{ id: 'coin', n: Number(n) * times }])
const points = (n: Arg | undefined): Sign[] => (Number(n) === 0 ? [] : [{ id: 'shield', n: Number(n) }])
const thing = (id: Arg | undefined): Sign => ({ id: String(id) })
const good = (id: Arg | undefined, n: Arg | undefined, times = 1): Sign => ({ id: String(id), n: Number(n) * times })
const tile = (id: Arg | undefined): Sign => ({ id: tileId(String(id)) })
const building = (id: Arg | undefined): Sign => ({ id: String(id), name: String(id) })
const colonists = (n: number): Sign => ({ id: 'colonist', n })

export const SIGNS: Signs = {
  role_picked: ({ role, doubloons }) => [{ id: String(role), name: String(role) }, ...coins(doubloons)],
  tile_drawn: (args) => [tile(args.tile)],
  tile_taken: (args) => [tile(args.tile)],
  colonist_settled: (args) => [colonists(1), tile(args.tile)],
  colonists_dealt: (args) => [colonists(Number(args.colonists) + Number(args.privilege))],
  colonists_placed: ({ slot, colonists: n }) => (Number(n) === 0 ? [] : [{ id: 'colonist', ...(Number(n) > 1 && { text: String(n) }) }, isTile(String(slot)) ? tile(slot) : thing(slot)]),
  built: (args) => [building(args.building), ...coins(args.cost, -1)],
  building_staffed: (args) => [colonists(1), building(args.building)],
  produced: (args) => GOODS.filter((each) => Number(args[each]) > 0).map((each) => good(each, args[each])),
  factory_paid: (args) => [thing('factory'), ...coins(args.doubloons)],
  extra_taken: (args) => [good(args.good, 1)],
  sold: (args) => [thing('trader'), thing(args.good), ...coins(args.price)],
  loaded: (args) => [good(args.good, args.amount, -1), { id: 'cargo_ship', text: String(args.size) }, ...points(args.points)],
  wharf_loaded: (args) => [good(args.good, args.amount, -1), thing('wharf'), ...points(args.points)],
  extra_points: (args) => points(args.points),
  stored: (args) => [thing('small_warehouse'), { id: String(args.good), text: String(args.amount) }],
  spoiled: (args) => [good(args.good, args.amount, -1)],
  ship_cleared: ({ size, good: cargo }) => [{ id: 'cargo_ship', text: String(size) }, thing(cargo), { id: 'arrow' }],
  passed: () => [],
  ship_refilled: () => [],
  row_refilled: () => [],
  stack_reshuffled: () => [],
  prospected: (args) => [thing('prospector'), ...coins(args.doubloons)],
}

/** The figures of a player that a turn's sum is told in. */
export const FIGURES: Readonly<Record<string, string>> = { doubloons: 'coin', chips: 'shield' }
