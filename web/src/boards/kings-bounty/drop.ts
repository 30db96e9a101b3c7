import { dropped, optionFor, type Plan } from '@/table/plan'
import type { Option } from '@/table/props'

/** What a card let go over a holding, the deck or just the table (null) says. */
export function droppedCard(options: readonly Option[], card: string, place: string | null): Plan {
  // cards come under the deck one by one, after one has said that one returns some
  if (place === 'deck' && optionFor(options, ['deck'])) return [['deck'], [`${card} deck`]]
  const held = optionFor(options, [card])
  // a castle lies down wherever there is room; only a troop goes on to a holding
  const goes = place !== null && !/-(tower|fortress|citadel|obelisk)-\d+$/.test(card)
  return held && !goes ? [[card]] : dropped(options, card, ...(place === null ? [] : [place]))
}
