/** What is paid for touching a thing, out of what the rules say it would come to. */
import { partsOf } from '@/table/outcomes'
import type { Option } from '@/table/props'
import type { Speech } from '@/text/speech'

const PAYS = ['outcome-pays', 'outcome-debt']

/** By what is touched last: the price in words, where all that it stands for cost the same. */
export function pricesOf(options: readonly Option[], speech: Speech): Map<string, string> {
  const found = new Map<string, string>()
  for (const { outcome, touches } of options) {
    const thing = touches?.at(-1)
    if (!thing) continue
    const pays = outcome ? partsOf(outcome).filter((part) => PAYS.includes(part.id)) : []
    const price = pays.map((part) => speech.say(part)).join(', ')
    found.set(thing, found.has(thing) && found.get(thing) !== price ? '' : price)
  }
  return found
}
