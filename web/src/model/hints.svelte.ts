/** A bot's advice on the question that waits: asked for, waited for, and put into words. */
import type { Choice, PlanAdvice } from '../board/types'
import { thinker } from '../page/thinker.svelte'
import { api, Refused } from '../wire/api'
import type { Hint, Reason, WireEvent } from '../wire/types'
import type { Called, Speaker } from '../words/speaker'
import { words } from '../words/words.svelte'
import { tipOn } from './choices'
import type { Table } from './table.svelte'

/** Lines told of one answer. */
const LINES = 3

export interface Advice {
  choice: Choice
  /** 1 for the best. */
  place: number
  /** In hundredths; null where the bot has not learned to tell. */
  percent: number | null
  /** The lead at the end, in words. */
  margin: string
  reason: string[]
}

/** Whether some reason tells an answer from the others; else what the chosen thing is for says more. */
export function isApart(reasons: readonly Reason[]): boolean {
  return reasons.some(({ code, args }) => (code === 'deed' ? args.certain !== 2 : args.against !== 'none' && code !== 'alike'))
}

/** What sets an answer apart from the others, in words. */
export function reasonOf(reasons: readonly Reason[], called: readonly Called[], say: Speaker): string[] {
  return reasons.map((reason) => say.why(reason, called)).filter((line) => line !== '')
}

/** Without what the answer does itself: its row and its consequences tell that. */
export function besidesRow(reasons: readonly Reason[], preview: readonly WireEvent[]): Reason[] {
  const done = new Set(preview.map((event) => event.kind))
  return reasons.filter(({ code, args }) => code !== 'deed' || (args.certain !== 2 && !done.has(String(args.event))))
}

export function marginOf(margin: number | null, say: Speaker): string {
  if (margin === null) return ''
  const n = Math.round(Math.abs(margin))
  if (n === 0) return say.text('ui-hint-level')
  return say.text(margin > 0 ? 'ui-hint-leads' : 'ui-hint-trails', { n })
}

export class Hints {
  told = $state.raw<Hint | null>(null)
  thinking = $state(false)
  /** Questions that are thought about before this one. */
  ahead = $state(0)
  trouble = $state('')
  #ticket = 0

  constructor(private readonly table: Table) {}

  /** Whether one can be had now. */
  allowed = $derived.by(() => {
    const { now, ask, past } = this.table
    return now?.hints === true && !thinker.nobody && ask?.yours === true && past.ply === null
  })
  /** And is of use: there is a choice, here or in the questions that follow in a row. */
  offered = $derived.by(() => this.allowed && (this.table.planning || this.table.offered.length > 1))
  /** For a question that is answered as a whole. */
  forPlan = $derived<PlanAdvice | null>(
    this.allowed ? { thinking: this.thinking, row: this.told?.row ?? [], ask: () => void this.#ask() } : null,
  )
  answers = $derived.by<Advice[]>(() => {
    const { you, names, offered, ask } = this.table
    return (this.told?.answers ?? []).flatMap((each, at) => {
      const choice = offered.find((one) => one.answer === each.answer)
      if (!choice || you === null) return []
      const told = reasonOf(besidesRow(each.reasons, choice.events), words.say.called(names, you), words.say)
      const tip = isApart(each.reasons) ? '' : tipOn(words.say, ask?.kind ?? '', choice.word)
      return {
        choice,
        place: at + 1,
        percent: each.share === null ? null : Math.round(100 * each.share),
        margin: marginOf(each.margin, words.say),
        reason: (tip === '' ? told : [tip, ...told]).slice(0, LINES),
      }
    })
  })

  of(answer: number | undefined): Advice | undefined {
    return this.answers.find(({ choice }) => choice.answer === answer)
  }

  /** Whose reasons are told: of what was tapped or is pointed at, if that is advised, else of the best. */
  shown = $derived.by(() => {
    const { armed, near, pointed } = this.table
    const at = near?.answer ?? this.answers.find(({ choice }) => choice.target !== '' && choice.target === pointed)?.choice.answer
    return this.of(armed ?? at) ?? this.answers[0]
  })

  /** Ask, or put the answer away. */
  toggle(): void {
    if (this.told || this.thinking) this.forget()
    else if (this.offered) void this.#ask()
  }

  forget(): void {
    this.#ticket++
    this.told = null
    this.thinking = false
    this.trouble = ''
  }

  async #ask(): Promise<void> {
    const ticket = ++this.#ticket
    const { id, you } = this.table
    this.thinking = true
    this.ahead = 0
    this.trouble = ''
    try {
      while (ticket === this.#ticket && !this.table.busy) { // who answers wants no advice any more
        const hint = await api.hint(id, you)
        if (ticket !== this.#ticket) return
        this.ahead = hint.ahead
        if (!hint.ready) continue
        this.told = hint
        return
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (ticket === this.#ticket) this.trouble = words.say.reason(error.problem.code, error.problem.args)
    } finally {
      if (ticket === this.#ticket) this.thinking = false
    }
  }
}
