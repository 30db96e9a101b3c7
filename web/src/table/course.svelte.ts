/** How everybody's points went, from moment to moment, as far as the views tell them. */
import type { Update } from '@/wire/frames'
import { ask } from '@/wire/http'

export interface Moment {
  n: number
  points: number[]
}

/** fewer moments are no course */
const FEWEST = 4
/** a long match is not fetched for a picture of it */
const MOST_PAGES = 8

/** The points of all seats; nothing if some are hidden, or the game tells none before its end. */
export function pointsIn(view: unknown): number[] | undefined {
  const { seats, standings } = (view ?? {}) as { seats?: unknown; standings?: unknown }
  if (!Array.isArray(seats)) return undefined
  const points: unknown[] = Array.isArray(standings) ? standings : seats.map((seat: { points?: unknown } | null) => seat?.points)
  return points.length > 1 && points.every((each) => typeof each === 'number') ? points : undefined
}

/** letters that fit beside a picture of it */
const LONG = 16

/** A name, or its two lines where it is long; what has one word stays whole. */
export function inTwo(name: string): string[] {
  if (name.length <= LONG) return [name]
  const off = (at: number) => Math.abs(at - name.length / 2)
  const [middle] = [...name.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => off(a) - off(b))
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}

/** Who alone is ahead. */
function leader({ points }: Moment): number | undefined {
  const best = Math.max(...points)
  return points.indexOf(best) === points.lastIndexOf(best) ? points.indexOf(best) : undefined
}

/**
 * The moments that decided: when who was ahead at the end took the lead for good, and the largest
 * gain of one move.
 */
export function turningPoints(moments: readonly Moment[]): Moment[] {
  const last = moments.at(-1)
  if (!last || moments.length < FEWEST) return []
  const found = new Set<Moment>()
  const winner = leader(last)
  if (winner !== undefined) {
    const before = moments.findLastIndex((each) => leader(each) !== winner)
    const taken = moments[before + 1]
    if (taken && before >= 0) found.add(taken)
  }
  const gain = (at: number) => Math.max(...moments[at]!.points.map((each, seat) => each - moments[at - 1]!.points[seat]!))
  let best = 1
  for (let at = 2; at < moments.length; at += 1) if (gain(at) > gain(best)) best = at
  if (gain(best) > 0) found.add(moments[best]!)
  return [...found].sort((a, b) => a.n - b.n)
}

export class Course {
  private known = $state.raw<ReadonlyMap<number, number[]>>(new Map())
  readonly moments: Moment[] = $derived(
    [...this.known].sort(([a], [b]) => a - b).map(([n, points]) => ({ n, points })),
  )
  /** whether enough is known to draw it */
  readonly told: boolean = $derived(this.moments.length >= FEWEST)

  note(...updates: Pick<Update, 'n' | 'view'>[]): void {
    const known = new Map(this.known)
    for (const { n, view } of updates) {
      const points = pointsIn(view)
      if (points) known.set(n, points)
    }
    this.known = known
  }

  /** What one has not seen oneself. */
  async fetch(match: string, seat: number | null): Promise<void> {
    let first = 0
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const found = await ask('get', '/api/matches/{match_id}/steps', { path: { match_id: match }, query: { seat, first } })
      const steps = found.steps as unknown as Update[]
      this.note(...steps)
      first += steps.length
      if (!steps.length || first > found.last) return
    }
  }
}
