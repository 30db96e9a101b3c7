/** Whom one does not hear at a table: muted in this match, or blocked everywhere. */
import { ask, type Schemas } from '@/wire/http'

export type Somebody = Pick<Schemas['PersonInfo'], 'id' | 'name'>

export class Silence {
  muted = $state.raw<Somebody[]>([])
  blocked = $state.raw<Somebody[]>([])

  constructor(private match_id: string) {}

  hears(person: string): boolean {
    return ![...this.muted, ...this.blocked].some((other) => other.id === person)
  }

  /** Ask the service: a page that was loaded again knows nobody. */
  async learn(): Promise<void> {
    const path = { match_id: this.match_id }
    const [muted, blocked] = await Promise.all([
      ask('get', '/api/matches/{match_id}/mutes', { path }),
      ask('get', '/api/me/blocks'),
    ])
    this.muted = muted
    this.blocked = blocked
  }

  async mute(other: Somebody): Promise<void> {
    await ask('put', '/api/matches/{match_id}/mutes/{other}', { path: this.named(other) })
    this.muted = [...without(this.muted, other), other]
  }

  async unmute(other: Somebody): Promise<void> {
    await ask('delete', '/api/matches/{match_id}/mutes/{other}', { path: this.named(other) })
    this.muted = without(this.muted, other)
  }

  async block(other: Somebody): Promise<void> {
    await ask('put', '/api/me/blocks/{other}', { path: { other: other.id } })
    this.blocked = [...without(this.blocked, other), other]
  }

  async unblock(other: Somebody): Promise<void> {
    await ask('delete', '/api/me/blocks/{other}', { path: { other: other.id } })
    this.blocked = without(this.blocked, other)
  }

  /** Show a message to the host of the house. */
  async report(message: number, why: string): Promise<void> {
    const path = { match_id: this.match_id, message }
    await ask('post', '/api/matches/{match_id}/chat/{message}/report', { path, body: { why } })
  }

  /** Everything that can be heard now: what somebody said meanwhile was not told. */
  async said(): Promise<Schemas['Chatted'][]> {
    const path = { match_id: this.match_id }
    const said: Schemas['Chatted'][] = []
    for (;;) {
      // it comes in pages: the next begins after the last that one has
      const query = { after: said.at(-1)?.m ?? 0 }
      const page = await ask('get', '/api/matches/{match_id}/chat', { path, query })
      if (page.length === 0) return said
      said.push(...page)
    }
  }

  private named(other: Somebody): { match_id: string; other: string } {
    return { match_id: this.match_id, other: other.id }
  }
}

const without = (people: Somebody[], other: Somebody) => people.filter((each) => each.id !== other.id)
