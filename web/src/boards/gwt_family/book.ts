/** What a title prints and where it draws it, for the drawings the trails share. */
import { getContext, setContext, type Component } from 'svelte'
import type { Verbs } from './actions'
import type { Action, BasePrinted, Printed } from './printed'
import type { Rancher } from './types'

export interface Point {
  x: number
  y: number
}
export interface Size {
  w: number
  h: number
}
export type Box = Point & Size

/** Where everything lies on the map of the trail. Only positions: what a space is, the printed facts tell. */
export interface MapLayout {
  /** Size of a building, of the start, and side of a small tile. */
  readonly tile: Size
  readonly start: Size
  readonly small: number
  /** The part of the plane that is drawn. */
  readonly view: Box
  readonly places: Readonly<Record<string, Point>>
  /** Bends of the ways that are not straight: control points of a curve, by `from>to`. */
  readonly bends: Readonly<Record<string, readonly [number, number][]>>
  /** Side of its tile on which the extra action of a space stands. */
  readonly badges: Readonly<Record<string, 'above' | 'below' | 'left' | 'right'>>
  /** What the spaces of a kind of small tile lie on, as a colour. */
  readonly grounds: Readonly<Record<string, string>>
  /** How far below the upper edge of a building the pin of a herder stands. */
  readonly pin?: number
  /** The corner of the map where nothing lies. */
  readonly free?: 'left' | 'right'
  /** The space where every way ends. */
  readonly goal: string
  /** How far below the head of the map fees and zoom stand, where its corner is not free. */
  readonly corner?: string
}

/** A lane is a list of lines; a line is one building space or a row of small tiles. */
export type Line = readonly string[]
/** The trail as a list for narrow screens: single spaces, and forks with two lanes. */
export interface Stretch {
  readonly lanes: readonly (readonly Line[])[]
  /** A fork within the right lane of the stretch before. */
  readonly inner?: boolean
}

/** Where the railroad lies. */
export interface TrackLayout {
  readonly size: Size
  /** Middle and size of every place an engine can stand on: numbered spaces, and turnouts by their station. */
  readonly places: Readonly<Record<string, Box>>
  readonly stations: Readonly<Record<string, Point>>
  readonly station: Size
  /** The line the sleepers lie on, as path data. */
  readonly line: string
  /** Whether engines on a place head to the left. */
  readonly headsLeft: (place: string) => boolean
  /** The rail from the line over a turnout to its station, as path data. */
  readonly branch: (turnout: Point, station: Point) => string
}

export interface Breed {
  colour: string
  ink: string
  /** Which of our cows is drawn. */
  cow: 'plain' | 'short' | 'wide' | 'shag' | 'crown' | 'calf'
  hide: string
  patch: string
}

/** A tile smaller than a building that lies on the trail: a hazard, a bandit, a farmer. */
export interface SmallTileProps {
  tile: string
  /** Side of the square it fills. */
  size?: number
  x?: number
  y?: number
  /** What its space gives to whoever takes it. */
  bonus?: Action
}

/** A limit of the player board: whose name and sign it has, under which key its figure is sent. */
export interface Limit {
  readonly id: string
  readonly sign: string
  readonly key: string
  /** Its disc spaces, each with the figure it raises the limit to, or by, where that is not told by the line. */
  readonly discs: readonly { readonly space: string; readonly figure?: string }[]
}

/** An arrow of the job market: the thing it is about, its sign and colours. */
export interface Arrow {
  readonly of: string
  readonly sign: string
  readonly fill: string
  readonly ink: string
}

/** A card of a hand or pile. */
export interface CardProps {
  card: string
  n?: number
  width?: number
}

/** What the drawings of every trail read. */
export interface BaseBook {
  readonly printed: BasePrinted
  readonly map: MapLayout
  /** Line drawings on a 24 grid, by the thing they stand for. */
  readonly glyphs: Readonly<Record<string, string>>
  /** The drawing that stands for what objectives and station masters count. */
  readonly signs: Readonly<Record<string, string>>
  readonly breeds: Readonly<Record<string, Breed>>
  /** Colours of workers and small tiles. */
  readonly colours: Readonly<Record<string, { fill: string; ink: string }>>
  /** In the order of their rows: who buys cattle, who builds, who drives the engine. */
  readonly workers: readonly [string, string, string, ...string[]]
  /** Building spaces that count more than others: their sign, and the id of their tip. */
  readonly marked?: { readonly sign: string; readonly tip: string }
  /** How deeds are drawn that only this title has. */
  readonly verbs?: Verbs
  /** What a player holds besides money, certificates and tokens, by the key of its count. */
  readonly goods?: readonly string[]
  /** Kinds of spaces that hold a small tile. */
  readonly smallKinds: readonly string[]
  /** Which part of the table a kind of question is about; the trail where nothing is said. */
  readonly about: Readonly<Record<string, string>>
  /** One coin. */
  readonly money: string
  /** What a hand is worth at the goal: its name, and its drawing. */
  readonly worth: { readonly name: string; readonly sign: string }
  /** Who plays against a lone player. */
  readonly automa: string
  /** The space where every way ends, where it is more than its name. */
  readonly Goal?: Component<Box>
  /** Targets of moves that leave the trail, besides its spaces. */
  readonly exits?: readonly string[]
  /** What else stands on the tile of a worker, in a square of 40 units. */
  readonly WorkerMark?: Component<{ worker: string }>
  /** What else stands on a cattle card, in a square of 40 units. */
  readonly CardMark?: Component<{ card: string }>
  /** Cards that are neither cattle nor objectives. */
  readonly OtherCard?: Component<CardProps>
  readonly SmallTile?: Component<SmallTileProps>
}

/** And what those of a trail with railroad and job market read. */
export interface Book extends BaseBook {
  readonly printed: Printed
  readonly stretches: readonly Stretch[]
  readonly track: TrackLayout
  /** Breeds that are bought at the same prices. */
  readonly herds: Readonly<Record<string, readonly string[]>>
  /** The lines of limits on the player board, and the disc spaces that raise each. */
  readonly limits: readonly Limit[]
  readonly certificateDiscs: Limit['discs']
  /** What the job market's arrows bring, by their word. */
  readonly arrows: Readonly<Record<string, Arrow>>
  /** Letters or figures over the columns of the foresight. */
  readonly columns: readonly string[]
  readonly SmallTile: Component<SmallTileProps>
  /** What else is told of a row of workers. */
  readonly CrewMark?: Component<{ player: Rancher; worker: string }>
}

/** Its name in the context of a drawing. */
export const KEY = 'trail-book'

export function giveBook(book: BaseBook): void {
  setContext(KEY, book)
}

/** For drawings of trails with a railroad alone. */
export function useBook(): Book {
  return getContext<Book>(KEY)
}

/** For drawings of every trail. */
export function useBaseBook(): BaseBook {
  return getContext<BaseBook>(KEY)
}

/** Building tiles are drawn in these units, and larger where the map has larger ones. */
const TILE = 124

export function tileScale(book: BaseBook): number {
  return Math.max(1, book.map.tile.w / TILE)
}

const PLAIN: Breed = { colour: '#b8bcc1', ink: '#000', cow: 'plain', hide: '#a7a299', patch: '#8b857b' }
const GREY = { fill: '#78736c', ink: '#fff' }

export function breedOf(book: BaseBook, id: string): Breed {
  return book.breeds[id] ?? PLAIN
}

export function colourOf(book: BaseBook, id: string): { fill: string; ink: string } {
  return book.colours[id] ?? GREY
}

export function isSmall(book: BaseBook, node: string): boolean {
  return book.smallKinds.includes(book.printed.nodes[node]?.kind ?? '')
}

export function placeOf(book: BaseBook, node: string): Point {
  return book.map.places[node] ?? { x: 0, y: 0 }
}
