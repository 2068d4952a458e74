/** The way a herder would take, exactly as the answer pointed at tells it. */
import type { Choice, TableFace } from '../../../board/types'
import type { BaseBook } from '../book'
import type { BaseTrail } from '../types'

export interface Toll {
  node: string
  dollars: number
  /** The seat that is paid, null for the bank. */
  payee: number | null
}

export interface Way {
  from: string
  /** Every space entered, the last is the goal. */
  nodes: string[]
  /** Spaces where something is paid. */
  tolls: Toll[]
  /** Steps used up; not told where only a branch is chosen. */
  steps: number | null
  fee: number
  /** Workers sent along for more steps. */
  cowboys: number
}

/** The way to the space under the pointer or waiting for its second tap. */
export function wayShown(book: BaseBook, table: TableFace, board: BaseTrail): Way | null {
  const from = board.players[table.you]?.herder
  if (from === undefined) return null
  const goals = [...Object.keys(book.printed.nodes).map((node) => `node.${node}`), ...(book.exits ?? [])]
  const marks = goals.map((goal) => table.mark(goal))
  const pointed = marks.find((mark) => mark.pointed) ?? marks.find((mark) => mark.state === 'chosen')
  const choice = pointed?.choices.find((each) => each.reason === '' && typeof each.args.way === 'string')
  return choice ? wayOf(choice, from) : null
}

export function wayOf(choice: Choice, from: string): Way {
  const nodes = String(choice.args.way).split(' ')
  const tolls = String(choice.args.tolls ?? '').split(' ').map((toll, i) => tollOf(nodes[i] ?? '', toll))
  return {
    from,
    nodes,
    tolls: tolls.filter((toll) => toll.dollars > 0),
    steps: choice.args.steps === undefined ? null : Number(choice.args.steps),
    fee: Number(choice.args.fee ?? 0),
    cowboys: Number(choice.args.cowboys ?? 0),
  }
}

function tollOf(node: string, text: string): Toll {
  const [dollars = '0', payee = 'bank'] = text.split(':')
  return { node, dollars: Number(dollars), payee: payee === 'bank' ? null : Number(payee) }
}
