/** A live match as one sees it: what is shown now, what waits to be shown, what is said. */
import { tick } from 'svelte'
import type { AskInfo, Asked, Chatted, Likewise, Message, Option, Present, Proposal, Refused, Told, Update, View } from '@/wire/frames'
import { Live, type Around, type Saying, type State } from '@/wire/live'
import { continued, hasResigned, type Line } from './chronicle'
import { newsOf } from './things'

/** milliseconds that a move of others stays, before the next is shown */
export const FOLLOW = 850
/** milliseconds between two pictures of a screen: what comes sooner is seen together */
export const PICTURE = 16
/** with more moves than this waiting, nobody wants to see each */
const TOO_MANY = 12

interface Step {
  updates: Update[]
  heard: number
}

export class Match {
  /** the newest update that is shown; nothing before the first, and while a curtain is down */
  shown = $state.raw<Update | null>(null)
  /** when it was told: its clocks are right for that moment, however much later it is shown */
  heardAt = $state.raw(0)
  lines = $state.raw<Line[]>([])
  events = $state.raw<unknown[]>([])
  /** things that the newest events name */
  news = $state.raw<ReadonlySet<string>>(new Set())
  chat = $state.raw<Chatted[]>([])
  present = $state.raw<Present | null>(null)
  asks = $state.raw<AskInfo[]>([])
  state = $state<State>('stopped')
  /** why one was shown out, or may not look with the eyes one wanted */
  trouble = $state.raw<Message | null>(null)
  /** the code of the service's good-bye; empty as long as one is welcome */
  bye = $state('')
  /** how many moves wait to be shown, and how many deeds to be answered */
  behind = $state(0)
  busy = $state(0)
  /** the update after which this seat had nothing to say in a talk */
  silent = $state(-1)
  hint = $state.raw<Option | null>(null)
  readonly live: Live
  private queue: Step[] = []
  private gathering: Update[] = []
  private timer: (() => void) | undefined
  private shownAt = 0

  constructor(
    private around: Around,
    /** how long moves of others stay: 1 is as drawn, 0 not at all */
    private pace: () => number,
    private now: () => number = () => performance.now(),
    seat: number | null = null,
  ) {
    this.live = new Live(
      around,
      {
        update: (update, fresh) => this.heard(update, fresh),
        chatted: (line) => (this.chat = [...this.chat, line]),
        told: (frame) => this.told(frame),
        state: (state) => (this.state = state),
      },
      seat,
    )
  }

  get view(): View | null {
    return this.shown ? (this.shown.view as unknown as View) : null
  }

  get seat(): number | null {
    return this.live.seat
  }

  /** The line is broken: until it is back one looks, and nobody hears what one does. */
  get broken(): boolean {
    return this.state === 'lost' && !this.trouble
  }

  /** A bot plays on in one's seat: there is nothing to do but to look. */
  get replaced(): boolean {
    return this.seat !== null && !!this.shown?.bots[this.seat]
  }

  /** What can be done now. */
  get options(): Option[] {
    return this.shown && this.seat !== null && !this.replaced ? this.shown.options : []
  }

  /** What can be done for the rest too, and by which steps. */
  get likewise(): Likewise[] {
    return this.options.length ? this.shown!.likewise : []
  }

  /** A whole answer that the game proposes. */
  get proposal(): Proposal | null {
    return this.options.length ? this.shown!.proposal : null
  }

  /** What is asked of one now. */
  get asked(): Asked | null {
    return this.replaced || this.seat === null ? null : (this.view?.asked ?? null)
  }

  /** Has a seat resigned? Then it cannot be taken back from its bot. */
  resigned(seat: number): boolean {
    return hasResigned(this.events, seat)
  }

  start(): void {
    this.live.start()
  }

  stop(): void {
    this.live.stop()
    this.timer?.()
  }

  /** Look with other eyes. What the old ones saw is gone at once. */
  look(seat: number | null): void {
    this.forget()
    this.live.look(seat)
  }

  // -- saying

  /** Do something; null if it was done, else why not. */
  do(saying: Saying): Promise<Refused | null> {
    return this.busily(async () => {
      const answer = await this.live.say(saying)
      return answer.tell === 'refused' ? answer : null
    })
  }

  private async busily<T>(work: () => Promise<T>): Promise<T> {
    this.busy += 1
    try {
      return await work()
    } finally {
      this.busy -= 1
    }
  }

  async act(option: Pick<Option, 'action'>): Promise<Refused | null> {
    this.skip()
    const asked = this.asked
    if (!asked || this.seat === null) return null
    return this.do({ say: 'act', seat: this.seat, choice: asked.number, action: option.action })
  }

  /** Do an option and the rest like it; null, or why a step was refused. */
  actLikewise(option: Pick<Option, 'action' | 'notation'>): Promise<Refused | null> {
    return this.actInTurn(this.likewise.find((each) => each.notation === option.notation)?.steps ?? [option.action])
  }

  /** Do steps one after the other, each when it is asked for. */
  async actInTurn(steps: readonly unknown[]): Promise<Refused | null> {
    this.skip()
    const { seat } = this
    let answered = -1
    return this.busily(async () => {
      for (const action of steps) {
        const number = this.asked?.number ?? answered
        if (this.seat !== seat || number === answered || !this.offers(action)) return null
        answered = number
        const refusal = await this.act({ action })
        if (refusal) return refusal
      }
      return null
    })
  }

  private offers(action: unknown): boolean {
    const written = JSON.stringify(action)
    return this.options.some((option) => JSON.stringify(option.action) === written)
  }

  /** Why an action cannot be done; null if it can. */
  async why(action: unknown): Promise<Refused | null> {
    if (this.seat === null) return null
    const answer = await this.live.say({ say: 'why', seat: this.seat, action })
    return answer.tell === 'refused' ? answer : null
  }

  /** Have nothing to say in a talk as it stands, so that a bot that decides need not wait. */
  async nothing(): Promise<void> {
    if (this.seat === null) return
    this.silent = this.shown?.n ?? -1
    await this.live.say({ say: 'nothing', seat: this.seat })
  }

  /** Whether a bot waits for what this seat has to say. */
  get awaited(): boolean {
    const { shown, view } = this
    if (!shown || !view || !this.asked?.speaking || shown.n === this.silent) return false
    return view.to_act.every((seat) => shown.bots[seat])
  }

  /** Ask what a bot would do; null, or why it cannot be said. */
  async askHint(): Promise<Refused | null> {
    const [seat, at] = [this.seat, this.shown?.n]
    if (seat === null) return null
    return this.busily(async () => {
      const answer = await this.live.say({ say: 'hint', seat })
      if (answer.tell === 'hinted' && this.shown?.n === at && this.seat === seat) this.hint = answer.option
      return answer.tell === 'refused' ? answer : null
    })
  }

  // -- hearing

  /** What was said and not told, because one did not want to hear it then. */
  recall(said: Chatted[]): void {
    const known = new Set(this.chat.map((line) => line.m))
    this.chat = [...this.chat, ...said.filter((line) => !known.has(line.m))].sort((a, b) => a.m - b.m)
  }

  private heard(update: Update, fresh: boolean): void {
    if (fresh) this.forget()
    if (update.seat !== null) {
      // whoever is told what only this seat may see is welcome again
      this.bye = ''
      this.trouble = null
    }
    this.gathering.push(update)
    if (update.scene === null) return
    this.queue.push({ updates: this.gathering, heard: this.now() })
    this.gathering = []
    this.behind = this.queue.length
    // one's own deed, the first look and a long absence are shown at once
    const own = this.busy > 0 || this.shown === null || update.n === this.shown.n
    if (own || this.runsOut(update)) this.skip()
    else if (this.queue.length > TOO_MANY || !this.pace()) this.hurry()
    else this.follow()
  }

  /** One's own time runs: nobody should spend it watching what has been. */
  private runsOut({ clocks, view }: Update): boolean {
    const { seat } = this
    return seat !== null && clocks[seat] != null && (view as unknown as View).to_act.includes(seat)
  }

  /** Show everything that waits. */
  skip(): void {
    this.timer?.()
    this.timer = undefined
    while (this.queue.length) this.show()
  }

  /** The same, but not while the last picture is drawn: what comes meanwhile is in the next. */
  private hurry(): void {
    this.timer?.()
    const wait = this.shownAt + PICTURE - this.now()
    if (wait <= 0) this.skip()
    else this.timer = this.around.later(wait, () => this.skip())
  }

  private follow(): void {
    if (this.timer || !this.queue.length) return
    const wait = this.shownAt + FOLLOW * this.pace() - this.now()
    if (wait <= 0) {
      this.show()
      this.follow()
      return
    }
    this.timer = this.around.later(wait, () => {
      this.timer = undefined
      this.show()
      this.follow()
    })
  }

  private show(): void {
    const step = this.queue.shift()
    this.behind = this.queue.length
    if (!step) return
    const last = step.updates.at(-1)!
    const again = this.shown !== null && last.n === this.shown.n
    if (!again) {
      const told = this.lines.length
      Object.assign(this, continued(this, step.updates))
      this.news = newsOf(this.lines.slice(told).flatMap((line) => (line.n ? [line.message] : [])))
    }
    this.shown = last
    this.heardAt = step.heard
    this.asks = last.asks
    this.hint = null
    this.shownAt = this.now()
    // drawn when all that shows it has been told
    void tick().then(() => (this.shownAt = this.now()))
  }

  private told(frame: Told): void {
    if (frame.tell === 'present') this.present = frame
    else if (frame.tell === 'asks') {
      if (!this.shown || frame.n >= this.shown.n) this.asks = frame.asks
    } else if (frame.tell === 'bye') {
      this.trouble = { id: `service-${frame.code}`, args: {} }
      this.bye = frame.code
      // a session that is over can begin anew; else there is nothing to come back to
      if (frame.code !== 'session-over') this.stop()
    } else if (frame.tell === 'refused' && !frame.id) {
      // not one's seat any more: what all may see, one may see too
      if (!this.bye) this.trouble = frame.message
      if (this.seat !== null) this.look(null)
    }
  }

  private forget(): void {
    this.timer?.()
    this.timer = undefined
    this.queue = []
    this.gathering = []
    this.behind = 0
    this.shown = null
    this.lines = []
    this.events = []
    this.news = new Set()
    this.hint = null
    this.asks = []
  }
}
