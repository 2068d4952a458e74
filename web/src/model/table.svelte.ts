/** One table as this browser sees it: the last word of the server and what the reader points at. */
import type { BoardModule, Choice, Mark, PlanKeys } from '../board/types'
import { newId, Refused } from '../wire/api'
import { doorLine, type Line } from '../wire/line'
import type { Link } from '../wire/live'
import { revealShare } from '../wire/opening'
import type { Ack, Args, Command, Deed, ServerMessage, StepMessage, TableMessage, LogItem } from '../wire/types'
import { words } from '../words/words.svelte'
import { choicesOf, idleMark, isEnding, marksOf, narrowed, tapsTwice } from './choices'
import { draftOf, noticesOf, sinceMine, isShared, type Gain, type Turn, toldOf, turnsOf } from './past/log'
import { note } from './past/fairness'
import { isOwn } from './stand-in'
import { Given } from './past/given'
import { Happenings } from './following/happened.svelte'
import { Hints } from './hints.svelte'
import { Leads } from './leads'
import { wholeLog, withLine, withOlder, withPresence, withStep } from './following/heard'
import { Pacing } from './following/pace'
import { Seen } from './following/seen.svelte'
import { Past } from './past/past.svelte'
import { screen } from './person/screen.svelte'
import { settings } from './person/settings.svelte'

export class Table {
  readonly id: string
  now = $state.raw<TableMessage | null>(null)
  link = $state<Link>('joining')
  /** A command is on its way. */
  busy = $state(false)
  /** The line is down and the command waits for it. */
  held = $state(false)
  /** The last refusal, in words; cleared by the next step. */
  trouble = $state('')
  pointed = $state<string | null>(null)
  armed = $state<number | null>(null)
  /** The choice under the pointer or focus: its consequences are told. */
  near = $state.raw<Choice | null>(null)
  /** Lines of the chat that were on screen. */
  read = $state(0)
  /** The question is answered as a whole, not by one of its choices; and what keys do about that. */
  planning = $state(false)
  planned: PlanKeys | null = null
  /** A row of answers is being given. */
  following = $state(false)
  filter = $state('')
  searching = $state(false) // a field to find a choice is wanted
  only = $state('')
  /** The pass that waits for "end anyway". */
  guarded = $state<Choice | null>(null)
  /** What the title takes for no choice, and for no loss; see `BoardModule`. */
  obvious: BoardModule['obvious'] = undefined
  worthless: BoardModule['worthless'] = undefined
  /** The answers a lesson waits for; none at a table of its own. */
  lit = $state.raw<readonly number[]>([])
  readonly past: Past
  readonly hints = new Hints(this)
  readonly happenings = new Happenings(this)
  readonly seen: Seen
  readonly #line: Line
  readonly given: Given
  #live: { close(): void } | null = null
  readonly #pacing = new Pacing<ServerMessage>({
    pace: () => (document.visibilityState === 'hidden' ? 'instant' : settings.pace),
    isDeed: (message) => message.type === 'step' && this.#tells(message),
    show: (message) => this.#show(message),
  })
  #sent = 0
  readonly #leads = new Leads(this)
  readonly #closed = new AbortController()
  #seat: number | null

  constructor(id: string, seat: number | null, line: Line = doorLine) {
    this.id = id
    this.#line = line
    this.#seat = seat
    this.past = new Past(id, line)
    this.seen = new Seen(this.past)
    this.given = new Given(id)
  }

  /** See `Line.scripted`. */
  get scripted(): boolean {
    return this.#line.scripted
  }

  names = $derived((this.now?.seats ?? []).map((seat) => seat.name))
  mine = $derived((this.now?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))
  you = $derived(this.now?.you ?? null)
  /** The players as they are told of: I am "you", unless several of us share this screen. */
  called = $derived(words.say.called(this.names, this.mine.length > 1 ? null : this.you))
  /** The game has not begun, and perhaps never will. */
  waiting = $derived(this.now?.status === 'open' || this.now?.status === 'cancelled')
  board = $derived.by(() => this.past.board ?? this.now?.board ?? null)
  ask = $derived(this.now?.ask ?? null)
  choices = $derived.by(() => {
    const all = this.past.board ? [] : choicesOf(this.ask, words.say, this.called)
    const lit = all.filter((choice) => this.lit.includes(choice.answer))
    return [...lit, ...all.filter((choice) => !lit.includes(choice))]
  })
  shown = $derived(narrowed(this.choices, { text: this.filter, target: this.only }))
  offered = $derived(this.choices.filter((choice) => choice.reason === ''))
  /** The log held here lacks its beginning. */
  cut = $derived((this.now?.log[0]?.ply ?? 1) > 1)
  turns = $derived(turnsOf(this.now?.log ?? []))
  draft = $derived(draftOf(this.now?.log ?? [], this.you, this.now?.undo?.floor ?? null))
  notices = $derived(noticesOf(this.now?.log ?? [], this.called, words.say))
  /** Who went back past what had been seen, and how often. */
  backs = $derived(
    (this.now?.takebacks ?? [])
      .map((n, seat) => (n === 0 ? '' : words.say.text('ui-back-told', { player: this.called[seat] ?? '', n })))
      .filter((text) => text !== ''),
  )
  /** What the others did since my last answer; for a spectator, the last turn. */
  since = $derived(sinceMine(this.now?.log ?? [], this.you))
  /** Things the others touched since then; in a position of the past, what led to it. */
  last = $derived.by(() => {
    const at = this.past.ply
    const items = at === null ? this.since : (this.now?.log ?? []).filter((item) => item.ply === at)
    const theirs = items.filter((item) => isShared(item.target) && (at !== null || item.seat !== this.you))
    return new Map(theirs.map((item) => [item.target, item.seat]))
  })
  marks = $derived(marksOf(this.choices, { target: this.pointed, armed: this.armed, last: this.last, lit: this.lit }))
  /** A seat of mine other than the one shown must act: the device changes hands. */
  handTo = $derived.by(() => {
    const seat = this.ask?.seat
    if (seat === undefined || this.mine.length < 2 || !this.mine.includes(seat)) return null
    return seat === this.#opened ? null : seat
  })
  #opened = $state<number | null>(null)
  /** Nothing is shown while it does. */
  curtain = $derived(this.now?.curtain ?? false)

  async open(): Promise<void> {
    this.#take(await this.#line.table(this.id, this.#seat))
    this.#follow()
    const left = this.#line.unsent(this.id)
    if (left) void this.#send(left)
  }

  close(): void {
    this.#closed.abort()
    this.#pacing.clear()
    this.#live?.close()
  }

  /** Look through the eyes of another seat of this browser. */
  async sit(seat: number | null): Promise<void> {
    this.#opened = seat
    if (seat === this.#seat && seat === this.you) return
    this.#seat = seat
    this.#live?.close()
    this.#take(await this.#line.table(this.id, seat))
    this.#follow()
  }

  async refresh(): Promise<void> {
    const found = await this.#line.table(this.id, this.#seat)
    if (!this.#closed.signal.aborted) this.#take(found)
  }

  /** See `Seen`. */
  recall(turns: readonly Pick<Turn, 'from' | 'to'>[]): Promise<void> {
    return this.seen.recall(turns, this.you, this.#closed.signal)
  }

  gains(from: number, to: number, seat: number): Gain[] {
    return this.seen.gains(from, to, seat)
  }

  /** A table is opened with the end of its log; this brings the rest. */
  async readWholeLog(): Promise<void> {
    if (!this.cut) return
    const items = await this.#line.history(this.id, this.you)
    if (this.#closed.signal.aborted || !this.now) return
    this.now = { ...this.now, log: withOlder(items, this.now.log) }
  }

  mark(target: string): Mark {
    return this.marks.get(target) ?? idleMark()
  }

  /** A thing on the board was picked: play its only choice, or list the ones it has. */
  pick(target: string): void {
    const there = this.offered.filter((choice) => choice.target === target)
    const lit = there.filter((choice) => this.lit.includes(choice.answer))
    const [first, ...others] = lit.length === 1 ? lit : there // a lesson has said which
    if (others.length > 0) this.only = target
    else if (first) this.activate(first)
    if (this.armed !== null && this.armed === first?.answer) this.only = target
  }

  /** A click on a choice. Fingers cannot hover: there the first tap tells, the second plays. */
  activate(choice: Choice): void {
    if (screen.touch && tapsTwice(choice, settings.taps) && this.armed !== choice.answer) this.armed = choice.answer
    else void this.choose(choice)
  }

  async choose(choice: Choice): Promise<void> {
    if (choice.reason !== '' || this.busy) return
    if (this.#asksFirst(choice) && this.guarded?.answer !== choice.answer) {
      this.guarded = choice
      return
    }
    this.#remember(choice.answer)
    this.#leads.took(choice)
    await this.#do({ type: 'play', answer: choice.answer })
    await this.goOn()
  }

  /** Under the name that the list has for it. */
  #remember(answer: number): void {
    const choice = this.offered.find((each) => each.answer === answer)
    if (choice) this.given.remember((this.now?.ply ?? 0) + 1, choice)
  }

  /** Whatever leaves no doubt. */
  async goOn(): Promise<void> {
    while (!this.busy && !this.trouble && !this.following && !this.planning) {
      const ask = this.ask
      const next = this.#leads.next()
      if (next === null) return
      this.#remember(next.answer)
      await this.#do(next.auto ? { type: 'play', answer: next.answer, auto: true } : { type: 'play', answer: next.answer })
      if (this.ask === ask) return
    }
  }

  /** What whoever ends now would lose. */
  get missed(): Choice[] {
    return this.offered.filter((other) => other.role === '' && this.worthless?.(other) !== true)
  }

  /** Ends something in which more could be done; or cannot be taken back, for those who want to be asked. */
  #asksFirst(choice: Choice): boolean {
    if (this.lit.includes(choice.answer)) return false // a lesson wants it
    const ends = isEnding(choice) && choice.oneway && this.missed.length > 0
    return (ends && settings.guard) || (choice.oneway && settings.sure && !screen.touch)
  }

  /** Answer questions of the present kind as they come, until `answer` has none or others have answered: then it is another row. */
  async follow(answer: (about: Args) => number | null): Promise<void> {
    const [kind, rowFrom] = [this.ask?.kind, this.rowFrom]
    this.following = true
    this.trouble = '' // of an earlier answer: it stops nothing
    try {
      while (this.ask?.yours && this.ask.kind === kind && this.rowFrom === rowFrom && !this.busy && !this.trouble) {
        const chosen = answer(this.ask.about)
        if (chosen === null || !this.ask.answers.some((each) => each.answer === chosen)) return
        await this.#do({ type: 'play', answer: chosen })
      }
    } finally {
      this.following = false
    }
  }

  /** Answers before this row of own questions of one kind began, what led to it not counted. */
  rowFrom = $derived.by(() => {
    const led = (this.now?.log ?? []).findLast((item) => item.seat !== this.you || item.kind !== this.ask?.kind)
    return (led?.ply ?? 1) - 1
  })

  async undo(to: number): Promise<void> {
    this.#leads.wentBack()
    await this.#do({ type: 'undo', to })
  }

  /** The own decision that only a counted takeback leads to; and whether there are such, also before the first one. */
  back = $derived(this.now?.undo?.back ?? null)
  counted = $derived(this.now?.undo?.counted ?? false)
  async goBack(): Promise<void> {
    if (this.back !== null) await this.undo(this.back)
  }
  async undoLast(): Promise<void> {
    const step = this.draft.at(-1)
    if (step && !step.locked) await this.undo(step.undoTo)
  }

  async #do(deed: Deed): Promise<void> {
    const seen = this.now?.board
    this.hurry() // where that shows more, the deed was not meant for it
    const now = this.now
    if (!now || now.board !== seen || this.you === null || this.busy) return
    await this.#send({ id: newId(), expected: now.seq, seat: this.you, do: deed })
  }

  async #send(command: Command): Promise<void> {
    this.busy = true
    this.trouble = ''
    const mine = ++this.#sent
    try {
      const sending = { until: this.#closed.signal, onHeld: () => (this.held = true) }
      await this.#settled(await this.#line.send(this.id, command, sending))
    } catch (error) {
      this.#explain(error)
    } finally {
      if (mine === this.#sent) {
        this.busy = false
        this.held = false
      }
    }
  }

  /** The socket normally brings the step at once; when it does not, fetch the table: the old question is answered. */
  async #settled(ack: Ack): Promise<void> {
    for (let tries = 1; (this.now?.seq ?? -1) < ack.seq && !this.#closed.signal.aborted; tries++) {
      await new Promise((go) => setTimeout(go, 30))
      if (tries % 10 === 0) await this.refresh().catch(() => undefined) // the line is down: it is tried again
    }
  }

  #explain(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    if (error.problem.table) this.#take(error.problem.table)
    this.trouble = words.say.reason(error.problem.code, error.problem.args)
  }

  #follow(): void {
    this.#live = this.#line.follow({
      table: this.id,
      seat: this.#seat,
      from: () => this.now?.seq ?? -1,
      onMessage: (message) => this.#hear(message),
      onLink: (link) => (this.link = link),
    })
  }

  /** Show at once what is still to be shown deed by deed. */
  hurry(): void {
    this.#pacing.hurry()
  }

  /** Presence has no number, so it need not wait for what has. */
  #hear(message: ServerMessage): void {
    if (message.type !== 'presence') this.#pacing.hear(message)
    else if (this.now) this.now = withPresence(this.now, message.online, message.spectators)
  }

  #show(message: ServerMessage): void {
    if (message.type === 'table') this.#take(message)
    else if (message.type === 'step') this.#step(message)
    else if (message.type === 'chat' && this.now) this.now = withLine(this.now, message.line)
  }

  /** Somebody else's deed, or one the table did for me: worth a look before the next. */
  #tells(step: StepMessage): boolean {
    const own = (item: LogItem): boolean => this.mine.includes(item.seat) && isOwn(item, item.seat)
    return step.log.some((item) => !own(item) && toldOf(item, this.called, words.say).length > 0)
  }

  #take(message: TableMessage): void {
    // Only what is told before the first draw proves anything later.
    if (message.status === 'open') note(this.id, { commitment: message.commitment })
    void revealShare(message).catch(() => undefined) // the next message asks for it again
    if (message.removed && this.#seat !== null) void this.sit(null) // no longer seen from there
    if (this.now && message.seq < this.now.seq && message.you === this.now.you) return
    const moved = message.ply !== this.now?.ply || message.you !== this.now.you
    const before = this.now
    if (this.now && message.ply < this.now.ply) this.#rewound(message.ply)
    this.now = { ...message, log: wholeLog(this.now, message) }
    this.happenings.note(before, this.now)
    this.seen.note(message.ply, message.board)
    if (moved) this.fresh()
  }

  #step(step: StepMessage): void {
    const now = this.now
    if (!now || step.seq <= now.seq) return
    if (step.previous > now.seq) {
      void this.refresh() // something was missed
      return
    }
    if (step.log_from < now.ply) this.#rewound(step.log_from)
    this.now = withStep(now, step)
    this.happenings.note(now, this.now)
    this.seen.note(step.ply, step.board)
    this.busy = false // the socket may be ahead of the acknowledgement: the new question is open at once
    this.fresh()
  }

  /** After an undo, what was seen of the later positions is void. */
  #rewound(ply: number): void {
    this.past.forget()
    this.seen.rewound(ply)
  }

  /** A new question: nothing of the old one is pointed at any more. */
  fresh(): void {
    this.pointed = null
    this.near = null
    this.armed = null
    this.filter = ''
    this.searching = false
    this.only = ''
    this.guarded = null
    this.trouble = ''
    this.hints.forget()
    if (!this.ask?.yours) this.#leads.ended()
  }
}
