/** A room where people wait, as it is now: looked at again and again, and changed by whoever sits in it. */
import { attempt } from '@/table/trying'
import { ask, type Schemas } from '@/wire/http'
import { sitDown } from './making'

type Match = Schemas['MatchInfo']

export class Gathering {
  match = $state.raw<Match>()!
  busy = $state(false)
  /** how often something was done here */
  #deeds = 0
  #left: () => void

  constructor(match: Match, left: () => void) {
    this.match = match
    this.#left = left
  }

  get #path() {
    return { match_id: this.match.id }
  }

  /** See who has come. What was on its way while something was done here is older than that. */
  async look(): Promise<void> {
    const deeds = this.#deeds
    const found = await ask('get', '/api/matches/{match_id}', { path: this.#path })
    if (!this.busy && deeds === this.#deeds) this.#take(found)
  }

  sit = (seat: number) => this.#do(() => sitDown(this.match.id, seat))

  leave = (seat: number) =>
    this.#do(() => ask('delete', '/api/matches/{match_id}/chairs/{seat}', { path: { ...this.#path, seat } }))

  seatBot = (seat: number, bot: string) =>
    this.#do(() =>
      ask('put', '/api/matches/{match_id}/chairs/{seat}/bot', { path: { ...this.#path, seat }, body: { bot } }),
    )

  start = () => this.#do(() => ask('post', '/api/matches/{match_id}/start', { path: this.#path }))

  /** Whether it is called off. */
  async callOff(): Promise<boolean> {
    const done = await attempt(async () => {
      await ask('delete', '/api/matches/{match_id}', { path: this.#path })
      return true
    })
    return done ?? false
  }

  async #do(deed: () => Promise<Match>): Promise<void> {
    this.busy = true
    this.#deeds += 1
    const found = await attempt(deed)
    this.busy = false
    if (found) this.#take(found)
  }

  #take(found: Match): void {
    this.match = found
    if (found.status !== 'gathering') this.#left()
  }
}
