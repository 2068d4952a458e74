/** A guided first game: a table whose other side is a script. The server keeps nothing of it: where the learner stands
 * is the step and the answers in it, and this browser remembers the step. */
import type { Signs } from '../board/types'
import { api, Refused } from '../wire/api'
import type { Line } from '../wire/line'
import type { Ack, Arg, Command, LessonMessage, ServerMessage, TableMessage } from '../wire/types'
import { t, words } from '../words/words.svelte'
import { shortened, toldOf } from './past/log'
import { deedsOf } from './past/signs'
import { PAUSES } from './following/pace'
import { settings } from './person/settings.svelte'
import { Table } from './table.svelte'

/** Which of two sentences of like length takes more lines, only drawing tells. */
const LONGEST = 4
/** A deed takes so long to read; and then as the reader likes the pace. */
const DEED_MS = 400
/** And longer where there is more to read. */
const LETTER_MS = 45
/** But nobody is kept longer; the log has it all. */
const MOST_MS = 5000
/** Where everybody moves their colonists nobody reads them all; a bar that grows would push the board away. */
const MOST_LETTERS = 200
/** Who sits at the table besides the learner, by their message. */
const RIVALS = ['ui-lesson-ines', 'ui-lesson-tomas'] as const

export class Lesson {
  readonly table: Table
  told = $state.raw<LessonMessage | null>(null)
  /** What the learner foretold in this step. */
  guess = $state<Arg | null>(null)
  /** What a rival does at this moment, in words. */
  deed = $state('')
  /** Deeds are under way. */
  running = $state(false)
  /** The last refusal, in words. */
  trouble = $state('')
  /** What it is all about has been read. */
  begun = $state(false)
  /** The step does not go on from the one before: it begins in a position of its own. */
  fresh = $state(false)
  /** What the title draws of events; of the others' deeds only that is told. */
  signs: Signs | undefined
  #played: number[] = []
  /** Where the answers begin that one plan gave; they are taken back as one. */
  #planned: number | null = null
  #hear: ((message: ServerMessage) => void) | null = null
  #latest: TableMessage | null = null
  #seq = 0
  #ticket = 0

  constructor(readonly game: string) {
    this.table = new Table(`lesson-${game}`, 0, this.#line())
  }

  step = $derived(this.told?.step ?? 0)
  steps = $derived(this.told?.steps ?? [])
  id = $derived(this.steps[this.step] ?? '')
  verdict = $derived(this.told?.verdict ?? 'asked')
  last = $derived(this.step === this.steps.length - 1)
  /** Before the first step: what the game is about. */
  intro = $derived(this.step === 0 && this.verdict === 'asked' && !this.begun)
  /** The learner's choice in a step that is decided waits for a click. */
  said = $derived.by(() => {
    if (this.intro) return t('lesson-intro')
    if (this.verdict === 'asked') return t(`lesson-${this.id}-say`)
    if (this.verdict === 'right') return t(`lesson-${this.id}-right`)
    const say = this.told?.say ?? ''
    return say ? t(`lesson-${this.id}-${say}`) : t('ui-lesson-retry')
  })

  /** The longest sentences of this lesson: as many lines are always there for one. */
  longest = $derived.by(() =>
    this.steps
      .flatMap((id) => [t(`lesson-${id}-say`), t(`lesson-${id}-right`)])
      .toSorted((a, b) => b.length - a.length)
      .slice(0, LONGEST),
  )

  async open(): Promise<void> {
    await this.#show(settings.lessonAt(this.game)).catch(() => this.#show(0))
    await this.table.open()
  }

  async go(step: number): Promise<void> {
    if (step < this.steps.length) await this.#tried(() => this.#show(step))
  }

  /** The step is understood: the others act, then the next one begins; during that, at once. True when there is none. */
  async next(): Promise<boolean> {
    const from = this.step
    const last = this.last
    await this.#tried(() => (this.running ? this.#end() : this.#run()))
    if (this.trouble !== '') return false
    if (!last && this.step === from) await this.go(from + 1)
    return last
  }

  /** All deeds at once, for who does not want to watch. */
  async #end(): Promise<void> {
    const told = this.told
    if (!told) return
    this.#ticket += 1
    this.running = false
    this.deed = ''
    this.#deliver(await api.lesson(this.game, told.step, this.#played, told.deeds))
  }

  /** Take back the answer that led astray, or the whole plan. */
  async again(): Promise<void> {
    await this.#tried(() => this.#show(this.step, this.#played.slice(0, this.#planned ?? -1)))
  }

  /** Play what is lit; of a plan, all of it. */
  async showMe(): Promise<void> {
    const kind = this.told?.table.ask?.kind
    const whole = this.table.planning
    do {
      const lit = this.told?.lit[0]
      if (lit === undefined) return
      await this.#tried(() => this.#answer(lit))
    } while (whole && this.trouble === '' && this.told?.table.ask?.kind === kind)
  }

  /** What the server refuses is told; the step stays as it is. */
  async #tried(deed: () => Promise<void>): Promise<void> {
    this.trouble = ''
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.running = false
      this.deed = ''
      this.trouble = words.say.reason(error.problem.code, error.problem.args)
    }
  }

  async #answer(answer: number): Promise<void> {
    this.begun = true
    this.#planned = this.table.planning ? (this.#planned ?? this.#played.length) : null
    await this.#show(this.step, [...this.#played, answer])
    if (this.verdict === 'wrong') void this.#tried(() => this.#run()) // what comes of it plays out while the reason is read
  }

  /** Undo of the ordinary table: back to so many log items. */
  async #takeBack(to: number): Promise<void> {
    const log = this.#latest?.log ?? []
    const kept = log.filter((item) => item.ply <= to && item.seat === 0 && !item.auto).length
    await this.#show(this.step, this.#played.slice(0, kept))
  }

  /** The deeds that follow, one by one, each in words. */
  async #run(): Promise<void> {
    const told = this.told
    if (!told || told.deeds === 0) return
    this.running = true
    const ticket = this.#ticket
    for (let done = 1; done <= told.deeds; done++) {
      const before = this.#latest?.ply ?? 0
      const news = await api.lesson(this.game, told.step, this.#played, done)
      if (ticket !== this.#ticket) return
      this.#deliver(news)
      const fresh = news.table.log
        .filter((item) => item.ply > before)
        .map((item) => ({ ...item, events: deedsOf(item.events, this.signs) }))
      const lines = fresh.flatMap((item) => toldOf(item, this.table.called, words.say))
      if (lines.length === 0) continue // half an answer, such as where to before which way
      this.deed = shortened(lines, MOST_LETTERS, (n) => t('ui-and-more', { n }))
      const reading = settings.pace === 'instant' ? 0 : Math.min(MOST_MS, LETTER_MS * this.deed.length)
      await new Promise((go) => setTimeout(go, Math.max(reading, DEED_MS + PAUSES[settings.pace])))
      if (ticket !== this.#ticket) return
    }
    this.running = false
    this.deed = ''
  }

  async #show(step: number, played: number[] = []): Promise<void> {
    const ticket = ++this.#ticket
    this.running = false
    this.deed = ''
    const told = await api.lesson(this.game, step, played, 0)
    if (ticket !== this.#ticket) return
    if (step !== this.step) this.guess = null
    if (step !== this.step) this.fresh = told.chapter !== this.told?.chapter
    if (played.length === 0) this.#planned = null
    this.#played = played
    this.#deliver(told)
    settings.keepLesson(this.game, told.verdict === 'right' && this.last ? step + 1 : step)
  }

  #deliver(told: LessonMessage): void {
    this.told = told
    const names = [settings.name || t('ui-lesson-you'), ...RIVALS.map((key) => t(key))]
    const seats = told.table.seats.map((seat) => ({ ...seat, name: names[seat.seat] ?? '' }))
    // The end is told by the coach: there is no record, no rematch and no chart.
    this.#latest = { ...told.table, seats, seq: ++this.#seq, status: 'playing', result: null }
    this.table.lit = told.lit
    this.#hear?.({ ...this.#latest, type: 'table' })
    this.table.fresh()
  }

  /** The wire of the table, answered here. */
  #line(): Line {
    return {
      scripted: true,
      table: () => (this.#latest ? Promise.resolve(this.#latest) : Promise.reject(new Error('no step yet'))),
      history: () => Promise.resolve([]),
      position: () => Promise.reject(new Error('a lesson has no past')),
      follow: ({ onMessage, onLink }) => {
        this.#hear = onMessage
        onLink('live')
        return { close: () => (this.#hear = null) }
      },
      send: (_table, command) => this.#carryOut(command),
      unsent: () => null,
    }
  }

  async #carryOut(command: Command): Promise<Ack> {
    if (command.do.type === 'play') {
      await this.#answer(command.do.answer)
    } else await this.#takeBack(command.do.to)
    return { id: command.id, seq: this.#seq, ply: this.#latest?.ply ?? 0 }
  }
}
