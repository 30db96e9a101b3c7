/** Playing once more: who has asked, whether this screen wants to, and its part of the new key. */
import { go } from '@/wire/places'
import type { Match } from './match.svelte'
import { seatBytes } from '@/wire/chance'
import type { Refused } from '@/wire/frames'
import { ask } from '@/wire/http'

export class Rematch {
  readonly asked = $derived.by(() => this.match().asks.find((each) => each.what === 'rematch'))
  /** whether anybody at this screen wants to play again */
  readonly wanted = $derived.by(
    () => !!this.asked && [this.asked.seat, ...this.asked.agreed].some((seat) => this.mine().includes(seat)),
  )
  /** the new match, once it is under way */
  readonly begun = $derived.by(() => (this.asked?.begun ? this.asked.match : ''))
  /** the match to whose key this screen has added bytes */
  private added = ''

  constructor(
    private match: () => Match,
    private mine: () => number[],
  ) {
    $effect(() => {
      const next = this.asked?.match
      if (!next || !this.wanted) return
      if (this.begun) go('match', next)
      else if (this.added !== next) {
        this.added = next
        const path = { match_id: next }
        // the house adds its own bytes if ours come too late
        ask('post', '/api/matches/{match_id}/bytes', { path, body: { bytes: seatBytes() } }).catch(() => {})
      }
    })
  }

  /** Ask the others for it, or agree with who has asked. */
  async want(): Promise<Refused | null> {
    const seat = this.match().seat ?? this.mine()[0]
    if (seat === undefined) return null
    if (!this.asked) return this.match().do({ say: 'ask', seat, what: 'rematch' })
    const answer = { say: 'answer', seat, to: this.asked.seat, what: 'rematch', agree: true } as const
    // the answer brings them
    this.added = this.asked.match
    return this.match().do({ ...answer, bytes: seatBytes() })
  }
}
