/** Short names for what the server sends; generated from its schema, told in docs/wire.md. */
import type { components } from '../generated/api'

type Schemas = components['schemas']

export type Arg = string | number | boolean
export type Args = Record<string, Arg>
export type Board = Record<string, unknown>

export type WireEvent = Schemas['Event']
export type Ask = Schemas['Ask']
/** What an answer is to the flow of play: a deed, the end of something, the refusal of an offer. */
export type Role = Schemas['AnswerItem']['role']
export type LogItem = Schemas['LogItem']
export type SeatInfo = Schemas['SeatInfo']
export type ChatLine = Schemas['ChatLine']
export type Result = Schemas['Result']
export type ResultOverTime = Schemas['ResultOverTime']
export type TableMessage = Schemas['TableMessage']
export type StepMessage = Schemas['StepMessage']
export type ServerMessage =
  | TableMessage
  | StepMessage
  | Schemas['ChatMessage']
  | Schemas['PresenceMessage']
  | Schemas['PongMessage']
/** To whoever moved over the socket; the table itself hears a step. */
export type Outcome = Schemas['AckMessage'] | Schemas['RefusedMessage']
export type Review = Schemas['Review']
export type ReviewedChoice = Schemas['ReviewedChoice']
export type Hint = Schemas['Hint']
export type Reason = Schemas['Reason']
export type WheelsAdvice = Schemas['WheelsAdvice']
export type WheelsLine = Schemas['WheelsLine']
export type Thinking = Schemas['Thinking']
export type HintStep = Schemas['HintStep']
export type GameInfo = Schemas['GameInfo']
export type GameOption = Schemas['GameOption']
export type ClockInfo = Schemas['ClockInfo']
export type SeatRequest = Schemas['SeatRequest']
type Optional = 'auto_single' | 'beginning' | 'clock' | 'hints' | 'pledge' | 'share' | 'stand_in' | 'takebacks'
export type CreateTable = Omit<Schemas['CreateTable'], Optional> & Partial<Pick<Schemas['CreateTable'], Optional>>
export type Beginning = Schemas['Beginning']
export type DeviceLink = Schemas['DeviceLink']
export type DeviceOwner = Schemas['DeviceOwner']
export type Devices = Schemas['Devices']
export type Created = Schemas['Created']
export type LessonMessage = Schemas['LessonMessage']
export type TableSummary = Schemas['TableSummary']
export type ClosedTable = Schemas['ClosedTable']
export type Position = Schemas['Position']
export type Ack = Schemas['Ack']
type Play = Schemas['Play']
/** `auto`: given by the client itself, being the only answer. */
export type Deed = (Omit<Play, 'auto'> & Partial<Pick<Play, 'auto'>>) | Schemas['Undo']
export type Command = Omit<Schemas['Command'], 'do'> & { do: Deed }

/** A refusal; the figures of the server's catalogue are plain. */
export type Problem = Omit<Schemas['Problem'], 'args'> & { args: Args }
