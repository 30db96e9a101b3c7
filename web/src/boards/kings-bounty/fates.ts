/** What touching a thing would come to, in parts: a card has no room for the whole sentence. */
import { SIGNS } from '@/pieces/signs'
import type { Message, Option } from '@/table/props'

export interface Fate {
  /** what becomes of the holding */
  march?: Message
  /** the same in numbers alone, "3 › 2" */
  numbers: string
  /** where there are no numbers, a sign that says it */
  sign?: string
  /** points more or less */
  gain: number
  /** the game is over with it */
  ends: boolean
}

/** By the thing that is touched last. */
export function fatesOf(options: readonly Option[]): Map<string, Fate> {
  const found = new Map<string, Fate>()
  for (const { touches, outcome } of options) {
    const last = touches?.at(-1)
    if (last !== undefined && outcome) found.set(last, fateOf(outcome))
  }
  return found
}

function fateOf(outcome: Message): Fate {
  const fate: Fate = { numbers: '', gain: 0, ends: false }
  for (const part of partsOf(outcome)) {
    const { before, after, strength = before, defence = after } = part.args ?? {}
    if (part.id === 'outcome-points') fate.gain = Number(after) - Number(before)
    else if (part.id === 'outcome-end') fate.ends = true
    else if (!part.id.startsWith('outcome-title')) {
      fate.march = part
      if (strength !== undefined) fate.numbers = `${String(strength)} › ${String(defence)}`
      else fate.sign = part.id === 'outcome-destroy' ? SIGNS.cross : SIGNS.check
    }
  }
  return fate
}

/** Several short messages may be folded into one. */
function partsOf(message: Message): Message[] {
  return message.id === 'together' ? (JSON.parse(String(message.args['parts'])) as Message[]) : [message]
}
