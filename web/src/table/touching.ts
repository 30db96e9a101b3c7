/**
 * Acting by touching things. Every option names the things it touches, in order; touching one
 * that glows leaves the options that go on with it.
 */
import type { Message } from '@/wire/frames'
import { named } from './things'

export interface Touchable {
  notation: string
  action: unknown
  touches: readonly string[]
}

/**
 * What all options touch first is as good as touched: a troop in motion need not be picked up
 * again. The last thing an option touches is left to the person.
 */
export function begun(options: readonly Touchable[]): string[] {
  const touching = options.filter((option) => option.touches.length)
  const [first] = touching
  if (!first) return []
  let length = 0
  while (
    touching.every(
      ({ touches }) => touches.length > length + 1 && touches[length] === first.touches[length],
    )
  ) {
    length += 1
  }
  return first.touches.slice(0, length)
}

/** The options that go on from what was touched. */
export function continuing<O extends Touchable>(options: readonly O[], chosen: readonly string[]): O[] {
  if (!chosen.length) return [...options]
  return options.filter((option) => chosen.every((piece, i) => option.touches[i] === piece))
}

/** What can be touched next. */
export function glowing(options: readonly Touchable[], chosen: readonly string[]): Set<string> {
  const next = continuing(options, chosen).flatMap((option) => option.touches[chosen.length] ?? [])
  return new Set(next)
}

/** The options that touch exactly what was touched. */
export function finished<O extends Touchable>(options: readonly O[], chosen: readonly string[]): O[] {
  return continuing(options, chosen).filter((option) => option.touches.length === chosen.length)
}

/** Options without a thing to touch: these need a button. */
export function untouched<O extends Touchable>(options: readonly O[]): O[] {
  return options.filter((option) => !option.touches.length)
}

/**
 * What was touched, after one more touch. A thing touched again is let go, with all after it;
 * one that does not glow now, but would from the beginning, begins anew.
 */
export function touched(
  options: readonly Touchable[],
  chosen: readonly string[],
  piece: string,
): string[] | null {
  if (glowing(options, chosen).has(piece)) return [...chosen, piece]
  const start = begun(options)
  const at = chosen.indexOf(piece)
  if (at >= start.length) return chosen.slice(0, at)
  if (glowing(options, start).has(piece)) return [...start, piece]
  return null
}

/**
 * Actions made up for a thing that does not glow, to ask why: each kind of action that is
 * possible, with the thing in the place of what could have been touched.
 */
export function madeUp(
  options: readonly Touchable[],
  chosen: readonly string[],
  piece: string,
): unknown[] {
  const found = new Map<string, unknown>()
  for (const option of continuing(options, chosen)) {
    const instead = option.touches[chosen.length]
    if (instead === undefined) continue
    const action = replaced(option.action, instead, piece)
    if (action === option.action) continue
    const kind = Object.keys(action as object).join() + String((action as { do?: unknown }).do)
    if (!found.has(kind)) found.set(kind, action)
  }
  return [...found.values()].slice(0, 4)
}

/**
 * Whether a refusal says no more than that the made-up action is none: that no such card is known,
 * or that of something which has an id, but no name that people know.
 */
export function saysNothing(
  refusal: { code: string; message: Message },
  piece: string,
  hasName: (thing: string) => boolean,
): boolean {
  if (/^(refusal-)?(malformed|not-an-option|no-such-)/.test(refusal.code)) return true
  return named(refusal.message).includes(piece) && !hasName(piece)
}

function replaced(action: unknown, from: string, to: string): unknown {
  if (action === null || typeof action !== 'object') return action
  const entries = Object.entries(action)
  if (!entries.some(([, value]) => value === from)) return action
  return Object.fromEntries(entries.map(([name, value]) => [name, value === from ? to : value]))
}
