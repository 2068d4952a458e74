/** The face a drawn board sees: everything it may know, and the few things it may ask for. */
import type { Component, Snippet } from 'svelte'
import type { Arg, Args, Ask, Board, HintStep, LogItem, Role, WireEvent } from '../wire/types'

/** One entry of the current question, offered or refused, already in words. */
export interface Choice {
  answer: number
  word: string
  target: string
  role: Role
  /** Its place among the offered, the best being 1; 0 says nothing. */
  rank: number
  args: Args
  label: string
  /** Why it is not offered now; empty for an offered choice. */
  reason: string
  /** Cannot be taken back once chosen. */
  oneway: boolean
  /** What ends taking it back; "" for nothing yet. */
  bound: '' | 'drawn' | 'acted' | 'over'
  /** What will happen, one sentence each. */
  preview: string[]
  /** The same as it was sent, to be drawn. */
  events: readonly WireEvent[]
}

/** How sure a printed figure is: one of it is reconstructed, or no printed copy has confirmed it. */
export type Doubt = '' | 'unconfirmed' | 'reconstructed'

export type MarkState = 'idle' | 'available' | 'refused' | 'chosen'

/** How a thing on the board stands to the current question. */
export interface Mark {
  state: MarkState
  /** The list face or another drawing of the same thing points at it. */
  pointed: boolean
  /** The other player who touched it since my last move. */
  last: number | false
  /** A lesson waits for it. */
  lit?: boolean
  choices: readonly Choice[]
  /** What choosing it does, or why it cannot be chosen. */
  note: string
}

export interface Player {
  seat: number
  name: string
  letter: string
  shape: SeatShape
  /** CSS colour of the seat, and of text upon it. */
  colour: string
  ink: string
  mine: boolean
  active: boolean
  bot: boolean
}

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'

/** Words in the reader's language. All are plain text. */
export interface Say {
  readonly lang: string
  /** A message by key: `say.text('ui-undo')`, or one of the title, `say.text('tip-harbor')`. */
  text(key: string, args?: Record<string, Arg>): string
  /** The message, or "" where the title has none. */
  maybe(key: string, args?: Record<string, Arg>): string
  /** A glossary term in its nominative, "" when there is none. */
  term(id: string, form?: string): string
  /** Best name for any id the board carries: term, then the id made readable. Capitalised. */
  name(id: string): string
  /** `3 doubloons` with the right form. */
  count(n: number, id: string, form?: string): string
  number(n: number): string
}

/** Given by the shell through context; a board reads it with `useTable()`. */
export interface TableFace {
  /** Which table it is: for what a drawing remembers of it. */
  readonly id: string
  readonly say: Say
  readonly players: readonly Player[]
  /** The seat whose eyes we look through; -1 for a spectator. */
  readonly you: number
  /** A past position is shown: nothing can be chosen. */
  readonly past: boolean
  /** What is asked of you now and its facts, for drawings that show which part is meant. */
  readonly asked: { kind: string; about: Args } | null
  mark(target: string): Mark
  /** The player picked a thing. One choice: it is played. Several: the list shows just those. */
  choose(target: string): void
  /** Hover or focus: the list shows the consequences of this target. */
  point(target: string | null): void
}

/** What a board needs to be told aloud. */
export type Spoken = Pick<TableFace, 'say' | 'players'>

export interface BoardProps {
  board: Board
  /** True on phones: draw for 390 px, 44 px targets. */
  narrow: boolean
  /** Narrow, but some 680 px wide: a tablet. */
  roomy?: boolean
}

export interface AutomaProps extends BoardProps {
  /** In a whole table: the button that opens the area of a seat over the market. */
  door?: Snippet<[number]>
}

export interface SeatProps extends BoardProps {
  seat: number
  /** True in the list of opponents: the essentials only. */
  compact: boolean
}

/** How a bot would answer a question that comes in parts. */
export interface PlanAdvice {
  thinking: boolean
  /** Nothing until it was asked. */
  row: readonly HintStep[]
  ask: () => void
}

/** What keys do about an answer that is given as a whole. */
export interface PlanKeys {
  /** A digit, for its n-th line. */
  press: (nth: number) => void
  done: () => void
}

/** A question that comes in parts, answered as a whole. */
export interface PlanProps {
  board: Board
  /** The board before the row of questions began; null where it cannot be had. */
  before: Promise<Board | null>
  /** Null where bots give no advice. */
  advice: PlanAdvice | null
  /** What was planned is being sent. */
  busy: boolean
  /** Answer the questions of this kind as they come; null leaves one to the player. */
  onplay: (answer: (about: Args) => number | null) => void
  /** Have them one by one instead. */
  onlist: () => void
  /** While it is there, keys are its own; null when it goes. */
  onkeys: (keys: PlanKeys | null) => void
}

/** One small drawing of what an event brought about, with its figure. */
export interface Sign {
  /** `coin`, `shield`, `arrow`, or a thing that the title draws. */
  id: string
  /** How many more or fewer. */
  n?: number
  /** Which one, where the drawing does not tell: a thing by its name, or letters as they are. */
  name?: string
  text?: string
}

/** What an event shows of itself, by its kind: nothing where it is upkeep. Kinds that are missing are told in words. */
export type Signs = Readonly<Record<string, (args: Args) => readonly Sign[]>>

export interface SignProps {
  id: string
  size: number
}

/** What `boards/<game>/index.ts` exports. Only `Board` and `Seat` are required. */
export interface BoardModule {
  /**
   * The whole table is in sight at once on a desktop, without scrolling: `Board`, `Market` and the own `Seat` fill the boxes they are
   * given, and smaller windows get the narrow drawing. Named is what stands on the shelf beside the board: the market, or the areas of
   * the rivals, with the market under the board.
   */
  whole?: 'market' | 'rivals'
  /** The line drawings of this board by the id of what they stand for, for the key to the icons. */
  icons?: Readonly<Record<string, string>>
  /** How sure the figures of a component are, by its id; without it they are. */
  doubt?: (id: string) => Doubt
  /** The shared table. */
  Board: Component<BoardProps>
  /** All that lies before one player; the own one stays in sight under a wide board, so keep it low. */
  Seat: Component<SeatProps>
  /** Shared supply with a tab of its own on phones; on wide screens it stands below the board. */
  Market?: Component<BoardProps>
  /** The one line of figures that is always in sight: money, points, cards. */
  Summary?: Component<SeatProps>
  /** How far a turn of several steps has come, over the question of a whole table; draws nothing elsewhere. */
  Progress?: Component<BoardProps>
  /** What a choice leads to as small drawings in its row; left out where rows are packed. */
  Brief?: Component<{ choice: Choice }>
  /** What else the title has to say of a choice: what stands there, what it will bring later. */
  noteOn?: (choice: Choice, say: Say) => string
  /** The answer nobody thinks about, given at once after a choice that led to it and easily taken back; null where there is none. */
  obvious?: (ask: Ask) => number | null
  /** How an answer stands among the steps of the turn, where its own name tells too little of it; else "". */
  stepName?: (item: LogItem, say: Say) => string
  /** A deed that brings nothing: who passes it by is not asked whether to. */
  worthless?: (choice: Choice) => boolean
  /** Whether the turns now played are the last of each player. */
  closing?: (board: Board) => boolean
  /** Kinds of questions that are asked again and again, and are better answered at once. */
  plans?: Readonly<Record<string, Component<PlanProps>>>
  /** What a question goes by, told under it: kinds of events of the answer that led to it, by the kind of question. */
  leads?: Readonly<Record<string, readonly string[]>>
  /** Kinds of events, those that matter most to the others first: the recap tells these before the rest. */
  weighty?: readonly string[]
  /** Kinds of events that get a moment of their own over the board: a delivery, a ship that leaves, a new round. */
  moments?: readonly string[]
  /** Events as small drawings, the drawing of a thing, and the figures of a player that have one, by their names on the board. */
  signs?: Signs
  Sign?: Component<SignProps>
  figures?: Readonly<Record<string, string>>
  /** Figures of a player that are a part of another one: what goes in or out of them is no gain. */
  within?: readonly string[]
  /** What lies on the shared board, said aloud part by part: who is where, what there is to take. Without it the plain figures are told. */
  spoken?: (board: Board, table: Spoken) => string[]
  /** What stands on a place of the board, where choices call the place by it; "" where they do not. */
  standsOn?: (board: Board, target: string, say: Say) => string
  /** Whoever the rules play against a lone player, as one more strip beside the players of a whole table; draws nothing without one. */
  Automa?: Component<AutomaProps>
}
