/** What an option would bring, part by part, for the things it would be touched by. */
import { begun, continuing, type Touchable } from '@/table/touching'
import type { Message, Option } from '@/table/props'

/** The messages that one says together. */
export function partsOf(message: Message | null | undefined): Message[] {
  if (!message) return []
  if (message.id !== 'together') return [message]
  return JSON.parse(String(message.args?.['parts'] ?? '[]')) as Message[]
}

const touchable = (option: Option): option is Option & Touchable => !!option.touches

/** By what is touched next: what comes of it, where all that goes on from there says the same. */
export function outcomes(options: readonly Option[], chosen: readonly string[]): Map<string, Message[]> {
  const all = options.filter(touchable)
  const touched = chosen.length ? chosen : begun(all)
  const found = new Map<string, string>()
  for (const option of continuing(all, touched)) {
    const next = option.touches[touched.length]
    if (next === undefined) continue
    const parts = JSON.stringify(partsOf(option.outcome))
    found.set(next, found.has(next) && found.get(next) !== parts ? '[]' : parts)
  }
  return new Map([...found].map(([piece, parts]) => [piece, JSON.parse(parts) as Message[]]))
}

export const worksHere = (parts: readonly Message[] | undefined): boolean =>
  parts?.some((part) => part.id === 'outcome-power') ?? false
