/** What each seat has done with its card in this round, from what happened. */
import type { Message } from '@/table/props'
import type { kings_struggle } from '@/wire/games'

type Event = kings_struggle.Event

function said(event: Event): { seat: number; message: Message } | null {
  const id = `board-ks-did-${event.event}`
  switch (event.event) {
    case 'boosted':
      return { seat: event.seat, message: { id, args: { plus: event.plus, card: event.card } } }
    case 'killed':
      return { seat: event.seat, message: { id, args: { card: event.card } } }
    case 'coins-taken':
      return { seat: event.seat, message: { id, args: { count: event.coins } } }
    case 'jested':
      return { seat: event.seat, message: { id, args: { target: event.target } } }
    case 'replaced':
      return { seat: event.seat, message: { id, args: { card: event.old } } }
    case 'seized':
      return { seat: event.seat, message: { id, args: { cards: event.cards } } }
    case 'star-moved':
      return { seat: event.seat, message: { id, args: { to: event.to } } }
    default:
      return null
  }
}

/** By seat, in the order in which it was done. */
export function deedsOf(events: readonly unknown[]): Map<number, Message[]> {
  const found = new Map<number, Message[]>()
  for (const event of events as readonly Event[]) {
    if (event.event === 'round-began') found.clear()
    const done = said(event)
    if (done) found.set(done.seat, [...(found.get(done.seat) ?? []), done.message])
  }
  return found
}

/** The seats whose cards are equal as the trick lies: nobody takes those. */
export function equals(seats: readonly kings_struggle.CourtierView[]): Set<number> {
  const powers = seats.map((seat) => (seat.played === null ? 0 : seat.power))
  const twice = (power: number) => power > 0 && powers.filter((each) => each === power).length > 1
  return new Set(powers.flatMap((power, seat) => (twice(power) ? [seat] : [])))
}
