/** What has become of the offers of this round, from what happened. */
import type { kings_struggle } from '@/wire/games'

export type OfferState = 'open' | 'done' | 'withdrawn' | 'rejected' | 'changed' | 'lapsed' | 'ended'

export interface Offer {
  number: number
  by: number
  deal: kings_struggle.Deal
  agreed: number[]
  state: OfferState
  /** who withdrew or rejected it, or the number it has now */
  detail: number
}

const TALKED = new Set(['proposed', 'changed', 'withdrawn', 'rejected', 'agreed', 'closed', 'lapsed'])

type Happened = { event: string; number?: number; seat?: number; old?: number; deal?: kings_struggle.Deal }

/** Every offer since the round began, the newest first. */
export function offersOf(
  events: readonly unknown[],
  open: readonly kings_struggle.OpenDeal[],
): Offer[] {
  const found = new Map<number, Offer>()
  for (const happened of events as readonly Happened[]) {
    if (happened.event === 'round-began') found.clear()
    if (!TALKED.has(happened.event)) continue
    const { number = 0, seat = 0 } = happened
    if (happened.deal) {
      found.set(number, { number, by: seat, deal: happened.deal, agreed: [seat], state: 'ended', detail: 0 })
      const old = found.get(happened.old ?? 0)
      if (old) Object.assign(old, { state: 'changed', detail: number })
      continue
    }
    const offer = found.get(number)
    if (!offer) continue
    if (happened.event === 'agreed') offer.agreed = [...offer.agreed, seat]
    else if (happened.event === 'closed') offer.state = 'done'
    else if (happened.event === 'lapsed') offer.state = 'lapsed'
    else Object.assign(offer, { state: happened.event, detail: seat })
  }
  // the view is right about what is open, whatever an undo has done to the story
  for (const { number, by, deal, agreed } of open) {
    found.set(number, { number, by, deal, agreed, state: 'open', detail: 0 })
  }
  return [...found.values()].sort((a, b) => b.number - a.number)
}
