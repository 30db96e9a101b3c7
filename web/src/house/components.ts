/** Components of a game in words. */
import type { Speech } from '@/text/speech'
import type { Schemas } from '@/wire/http'

type Entry = Schemas['ComponentInfo']

const message = (field: string) => 'field-' + field.replaceAll('_', '-')

export const named = (field: string, speech: Speech): string => speech.say({ id: message(field) })

/** The fields that a game has a word for, in the order of its list. */
export function shown(entries: readonly Entry[], speech: Speech): string[] {
  const all = new Set(entries.flatMap((entry) => Object.keys(entry.fields)))
  return [...all].filter((field) => speech.has(message(field)))
}

/** A value for people: words that the game has messages for are said in them. */
export function valueText(value: unknown, speech: Speech): string {
  if (typeof value === 'boolean') return speech.say({ id: value ? 'house-yes' : 'house-no' })
  if (Array.isArray(value)) {
    const between = value.some((each) => Array.isArray(each)) ? ' / ' : ', '
    return value.map((each) => valueText(each, speech)).join(between)
  }
  if (typeof value !== 'string') return String(value)
  return value
    .replace(/[a-z][a-z-]+/g, (word) => {
      const known = [`value-${word}`, word].find((id) => speech.has(id))
      return known ? speech.name(known) : word
    })
    .replace(/ x /g, ' × ')
}
