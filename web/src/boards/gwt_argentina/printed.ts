/** What is printed on the components, made from the title's data when the client is built; and the same under the names all trails share. */
import type { Printed as Own } from '../../generated/gwt_argentina/board'
import plain from '../../generated/gwt_argentina/printed.json'
import { only } from '../gwt_family/actions'
import type { Action, Printed } from '../gwt_family/printed'

export const OWN = plain as unknown as Own

function renamed<T, U>(rows: Record<string, T>, change: (row: T, id: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row, id)]))
}

/** A granjero pays for the slot before it acts. */
function paidSlots(slots: Action[]): Action[] {
  return slots.map((action, i) => {
    const price = OWN.granjero_prices[i] ?? 0
    const pay = { verb: 'pay', what: '', n: price }
    return action.map((side) => ({ ...side, prices: price > 0 ? [pay, ...side.prices] : side.prices }))
  })
}

export const PRINTED: Printed = {
  ...OWN,
  tiles: renamed(OWN.tiles, ({ carpinteros, ...tile }) => ({ ...tile, builders: carpinteros })),
  nodes: renamed(OWN.nodes, ({ grain, special, pesos, ...node }) => ({
    ...node,
    forest: grain,
    risk: special,
    bonus: pesos > 0 ? only('money', '', pesos) : [],
  })),
  crosses: [],
  jobs: OWN.jobs as Printed['jobs'],
  worker_slots: { ...OWN.worker_slots, granjero: paidSlots(OWN.worker_slots.granjero ?? []) },
  prices: OWN.prices.map(({ gauchos, pesos, ...price }) => ({ ...price, cowboys: gauchos, money: pesos })),
  masters: renamed(OWN.masters, (master) => ({
    ...master,
    action: master.loading_grain > 0 ? only('grain_saved', '', master.loading_grain) : master.action,
  })),
}
