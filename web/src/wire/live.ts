/**
 * One match's live connection, without the socket: what to say when, what was missed, what was
 * doubled. The socket, the clock and chance come from outside, so that tests can play all of them.
 */
import type { Chatted, Done, Hinted, Pong, Previewed, Refused, Said, Told, Update } from './frames'

/** What is answered by its id. */
export type Answered = Done | Refused | Hinted | Previewed | Pong
/** What a client says, before it has an id. */
export type Saying = Said extends infer S
  ? S extends { id: string }
    ? Omit<S, 'id'>
    : never
  : never

export interface Wire {
  send(text: string): void
  close(): void
}

export interface Around {
  /** Open a socket; it calls back when it is open, hears something, or is closed. */
  connect(on: { open(): void; hear(text: string): void; close(): void }): Wire
  later(milliseconds: number, then: () => void): () => void
  random(): number
  id(): string
}

export type State = 'connecting' | 'live' | 'lost' | 'stopped'

export interface Ears {
  /** an update, each once and in order; `fresh` if what came before is to be forgotten */
  update(update: Update, fresh: boolean): void
  chatted(line: Chatted): void
  told(frame: Told): void
  state(state: State): void
}

/** milliseconds: for a line to come about, between tries to come back, without a word from the server, for its answer */
const OPENING = 20_000
const FIRST_TRY = 400
const LONGEST_WAIT = 12_000
const SILENCE = 20_000
const PATIENCE = 8_000

interface Waiting {
  frame: Said
  answer(answered: Answered): void
}

export class Live {
  state: State = 'stopped'
  /** the newest update one has, and the newest line of chat */
  newest = -1
  chat = 0
  private wire: Wire | undefined
  private line = 0
  private tries = 0
  private greeted = false
  private fresh = true
  private waiting = new Map<string, Waiting>()
  private timer: (() => void) | undefined
  private pulse: (() => void) | undefined
  private opening: (() => void) | undefined

  constructor(
    private around: Around,
    private ears: Ears,
    public seat: number | null = null,
  ) {}

  start(): void {
    if (this.state !== 'stopped') return
    this.connect()
  }

  stop(): void {
    this.become('stopped')
    this.drop()
    this.waiting.clear()
  }

  /** Try again at once: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.state === 'lost' && this.timer) this.connect()
  }

  /** Look with other eyes: everything seen with the old ones is forgotten. */
  look(seat: number | null): void {
    this.seat = seat
    this.newest = -1
    this.fresh = true
    if (this.state === 'live') this.hello()
  }

  /** What was said and not answered yet. */
  get pending(): Said[] {
    return [...this.waiting.values()].map((each) => each.frame)
  }

  /** Say something; the promise is kept when the server has answered, however often it takes. */
  say(saying: Saying): Promise<Answered> {
    const frame = { ...saying, id: this.around.id() } as Said & { id: string }
    return new Promise((answer) => {
      this.waiting.set(frame.id, { frame, answer })
      if (this.state === 'live') this.send(frame)
    })
  }

  // -- the connection

  private connect(): void {
    this.drop()
    this.become(this.tries || this.newest >= 0 ? 'lost' : 'connecting')
    // whatever a connection that was given up still says is nobody's
    const line = ++this.line
    const ours = () => line === this.line && this.state !== 'stopped'
    // somebody may take the call and never say a word
    this.opening = this.around.later(OPENING, () => this.lost())
    this.wire = this.around.connect({
      open: () => {
        if (!ours()) return
        this.opening?.()
        this.become('live')
        this.hello()
        for (const { frame } of this.waiting.values()) this.send(frame)
        this.listen()
      },
      hear: (text) => {
        if (ours()) this.hear(text)
      },
      close: () => {
        if (ours()) this.lost()
      },
    })
  }

  private lost(): void {
    this.drop()
    this.become('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_TRY * 2 ** this.tries)
    this.tries += 1
    // not all at the same moment, when a server comes back
    this.timer = this.around.later(wait * (0.5 + this.around.random() / 2), () => this.connect())
  }

  private drop(): void {
    this.timer?.()
    this.pulse?.()
    this.opening?.()
    this.timer = this.pulse = this.opening = undefined
    this.greeted = false
    this.line += 1
    const wire = this.wire
    this.wire = undefined
    wire?.close()
  }

  private become(state: State): void {
    if (this.state === state) return
    this.state = state
    this.ears.state(state)
  }

  /** A network can die without a word: ask now and then whether somebody is there. */
  private listen(): void {
    this.pulse?.()
    this.pulse = this.around.later(SILENCE, () => {
      this.send({ say: 'ping', id: 'pulse' })
      this.pulse = this.around.later(PATIENCE, () => this.lost())
    })
  }

  private send(frame: Said): void {
    this.wire?.send(JSON.stringify(frame))
  }

  private hello(): void {
    this.greeted = true
    this.send({ say: 'hello', seat: this.seat, after: this.newest, chat: this.chat })
  }

  // -- hearing

  private hear(text: string): void {
    this.listen()
    const frame = JSON.parse(text) as Told
    if (frame.tell === 'update') this.update(frame)
    else if (frame.tell === 'chatted') {
      if (frame.m <= this.chat) return
      this.chat = frame.m
      this.ears.chatted(frame)
    } else if (
      frame.tell === 'done' ||
      frame.tell === 'refused' ||
      frame.tell === 'hinted' ||
      frame.tell === 'previewed' ||
      frame.tell === 'pong'
    ) {
      const found = this.waiting.get(frame.id)
      this.waiting.delete(frame.id)
      if (found) found.answer(frame)
      else this.ears.told(frame)
    } else this.ears.told(frame)
  }

  private update(update: Update): void {
    // told before the server heard that other eyes look now
    if (update.seat !== this.seat) return
    this.tries = 0
    const first = this.newest < 0
    if (update.n > this.newest + 1 && !(first && update.n === 0)) {
      // something was lost on the way; the answer to one hello is enough
      if (!this.greeted) this.hello()
      return
    }
    this.greeted = false
    if (update.n < this.newest || (update.n === this.newest && update.scene === null)) return
    this.newest = update.n
    const fresh = this.fresh
    this.fresh = false
    this.ears.update(update, fresh)
  }
}
