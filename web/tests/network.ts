/** A network and a clock that a test plays: connections break, frames are lost and doubled. */
import type { Update } from '@/wire/frames'
import type { Around, Wire } from '@/wire/live'

/** how long a test waits for what comes by itself: a busy machine takes its time */
export const PATIENCE = { timeout: 30_000 }

interface Timer {
  at: number
  then: () => void
  off: boolean
}

export class Network implements Around {
  now = 0
  opened: Connection[] = []
  private timers: Timer[] = []
  private ids = 0

  connect(on: { open(): void; hear(text: string): void; close(): void }): Wire {
    const connection = new Connection(on)
    this.opened.push(connection)
    return connection
  }

  later(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.now + milliseconds, then, off: false }
    this.timers.push(timer)
    return () => (timer.off = true)
  }

  random = () => 1
  id = () => `id-${++this.ids}`

  /** Let time pass. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const next = this.timers.filter((timer) => !timer.off && timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.now = next.at
      next.off = true
      next.then()
    }
    this.now = end
  }

  get newest(): Connection {
    return this.opened.at(-1)!
  }
}

export class Connection implements Wire {
  sent: Record<string, unknown>[] = []
  closed = false

  constructor(private on: { open(): void; hear(text: string): void; close(): void }) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.on.open()
  }

  tell(frame: object): void {
    this.on.hear(JSON.stringify(frame))
  }

  break(): void {
    this.closed = true
    this.on.close()
  }
}

/** An update as the service tells it; the newest of several has a scene. */
export function update(n: number, changes: Partial<Update> = {}): Update {
  return {
    tell: 'update',
    n,
    game: 'castles',
    seat: 0,
    at: n,
    events: n ? [{ event: 'laid', card: `card-${n}` }] : [],
    log: n ? [{ id: 'event-laid', args: { card: `card-${n}` } }] : [],
    view: { seat: 0, to_act: [0], may_speak: [], asked: { number: n, prompt: { id: 'go', args: {} }, complete: true, speaking: false }, undo: { can: 'nothing', why: null }, over: false, result: null },
    scene: { areas: [] },
    options: [],
    likewise: [],
    proposal: null,
    now: n,
    clocks: [],
    bots: ['', 'greedy'],
    failed: [],
    asks: [],
    status: 'playing',
    ...changes,
  }
}

export const past = (n: number): Update => update(n, { scene: null, view: {} })
