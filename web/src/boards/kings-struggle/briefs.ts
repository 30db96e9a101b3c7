import type { Option } from '@/table/props'
import { kindOf } from './faces'

const SIGNS: Record<string, string> = { 'outcome-beats': '›', 'outcome-ties': '=', 'outcome-below': '‹' }

/** How cards of the hand compare with the one that leads, as "› 3": the words do not fit on a phone. */
export function briefsOf(options: readonly Option[], powers: ReadonlyMap<string, number>): Map<string, string> {
  const found = new Map<string, string>()
  for (const { touches, outcome } of options) {
    const card = touches?.at(-1)
    const sign = outcome && SIGNS[outcome.id]
    if (card && sign) found.set(card, `${sign} ${powers.get(kindOf(String(outcome.args['card']))) ?? ''}`)
  }
  return found
}
