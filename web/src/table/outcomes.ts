/** What an option would come to, as the rules tell it: one message, or several of them together. */
import type { Message, Option } from './props'

/** Messages that are folded into an argument of another. */
export function folded(written: unknown): Message[] {
  if (typeof written !== 'string' || !written.startsWith('[')) return []
  return JSON.parse(written) as Message[]
}

/** The parts of an outcome, in their order. */
export const partsOf = (outcome: Message): Message[] =>
  outcome.id === 'together' ? folded(outcome.args['parts']).flatMap(partsOf) : [outcome]

/** What some options would come to: what is the same for all of them, and whether there is more. */
export interface Reckoning {
  parts: Message[]
  /** they part somewhere: what else comes of them depends on which it is */
  open: boolean
  /** which they are */
  options: readonly Option[]
}

/** Nothing where nothing is certain. */
export function reckoned(options: readonly Option[]): Reckoning | undefined {
  const [first, ...others] = options.map(({ outcome }) => (outcome ? partsOf(outcome) : []))
  if (!first) return undefined
  const written = others.map((parts) => new Set(parts.map((part) => JSON.stringify(part))))
  const parts = first.filter((part) => written.every((each) => each.has(JSON.stringify(part))))
  if (!parts.length) return undefined
  const open = [first, ...others].some((each) => each.length > parts.length)
  return { parts, open, options }
}
