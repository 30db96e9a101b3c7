/** A match that is over, step by step: pages of it are fetched as one goes along. */
import type { Message, Update } from '@/wire/frames'
import { newsOf } from './things'

export interface Page {
  last: number
  steps: Update[]
}

export type Fetch = (seat: number | null, first: number) => Promise<Page>

/** as many as the service gives at once */
const PAGE = 40

export class Replay {
  at = $state(0)
  last = $state(0)
  seat = $state.raw<number | null>(null)
  shown = $state.raw<Update | null>(null)
  playing = $state(false)
  private steps = new Map<number, Update>()
  private fetching = new Map<number, Promise<void>>()

  constructor(private fetch: Fetch) {}

  get news(): ReadonlySet<string> {
    return newsOf(this.at ? (this.shown?.log ?? []) : [])
  }

  /** What has happened up to now, as far as it was fetched: one line an event. */
  get lines(): { key: string; n: number; message: Message }[] {
    void this.shown
    const found: { key: string; n: number; message: Message }[] = []
    for (let n = Math.max(0, this.at - PAGE); n <= this.at; n += 1) {
      this.steps.get(n)?.log.forEach((message, i) => found.push({ key: `${n}/${i}`, n, message }))
    }
    return found
  }

  /** Everything that has happened up to now, as far as it was fetched. */
  get events(): unknown[] {
    return this.past.flatMap((step) => step.events)
  }

  /** The same in words. */
  get log(): { message: Message }[] {
    return this.past.flatMap((step) => step.log.map((message) => ({ message })))
  }

  private get past(): Update[] {
    void this.shown
    return Array.from({ length: this.at + 1 }, (_, n) => this.steps.get(n)).filter((step) => step !== undefined)
  }

  /** Go to an entry. What is asked for last is shown last, however slow the network is. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, this.last ? Math.min(to, this.last) : to)
    const wanted = this.at
    await this.have(wanted)
    if (this.at === wanted) this.shown = this.steps.get(wanted) ?? this.shown
    if (wanted + PAGE / 2 <= this.last) void this.have(wanted + PAGE / 2)
  }

  /** Look with other eyes, at the same moment. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat
    this.steps.clear()
    this.fetching.clear()
    await this.go(this.at)
  }

  private async have(n: number): Promise<void> {
    if (this.steps.has(n)) return
    const first = n - (n % PAGE)
    let coming = this.fetching.get(first)
    if (!coming) {
      const seat = this.seat
      coming = this.fetch(seat, first).then((page) => {
        if (seat !== this.seat) return
        this.last = page.last
        for (const step of page.steps) this.steps.set(step.n, step)
      })
      coming.catch(() => this.fetching.delete(first))
      this.fetching.set(first, coming)
    }
    await coming
  }
}
