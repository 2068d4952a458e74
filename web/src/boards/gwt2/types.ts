/** The board of Great Western Trail exactly as the title's `show` sends it. */
import type { Board } from '../../wire/types'
import type { Counts, Rancher, Trail } from '../gwt_family/types'

export interface City {
  city: string
  value: number
  discs: number[]
}

export interface OwnRancher extends Rancher {
  sam: boolean
  dollars: number
  cities: string[]
  hazards: Counts
  green_bandits: number
  orange_bandits: number
}

export interface Sam {
  difficulty: string
  specialisation: string
  cards_left: number
  reconstructed: boolean
}

export interface OwnTrail extends Trail {
  cities: City[]
  shipment: number
  players: OwnRancher[]
  sam: Sam | null
}

export function read(board: Board): OwnTrail {
  return board as unknown as OwnTrail
}

export function playerOf(board: Board, seat: number): OwnRancher | undefined {
  return read(board).players[seat]
}
