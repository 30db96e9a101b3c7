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
    .replace(/(\d+ )?([a-z][a-z-]+)/g, (_, count = '', word) => {
      // a number and its noun agree as each language has it
      const goods = `goods-${word}`
      if (count && speech.has(goods)) return speech.say({ id: goods, args: { count: Number(count) } })
      const known = [`value-${word}`, word].find((id) => speech.has(id))
      return count + (known ? speech.name(known) : word)
    })
    .replace(/ x /g, ' × ')
}
