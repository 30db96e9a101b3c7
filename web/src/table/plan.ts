/** A plan is the list of what the steps of a drag touch, one after the other. */
import type { Option } from './props'

export type Plan = string[][]

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, place) => each === b[place])

/** The option that touches exactly these. */
export function optionFor(options: readonly Option[], touches: readonly string[]): Option | undefined {
  return options.find((option) => same(option.touches ?? [], touches))
}

/**
 * What dropping a piece says. `goals` are the place where it comes down and what lies there:
 * whichever of them the game wants is found when it asks. Without any it is played, no more.
 */
export function dropped(options: readonly Option[], piece: string, ...goals: string[]): Plan {
  for (const option of options) {
    const [first, second] = option.touches ?? []
    if (second === undefined) continue
    if (first === piece && goals.includes(second)) return [[first, second]]
    // the one that was picked before may also be the one it is dropped on
    if (second === piece && goals.includes(first!)) return [[first!, second]]
  }
  const onto = goals.map((goal) => `${piece} ${goal}`)
  if (optionFor(options, [piece])) return onto.length ? [[piece], onto] : [[piece]]
  return []
}

/** The first option that a step of a plan means now; a step may name several ways to go on. */
export function meant(options: readonly Option[], step: readonly string[]): Option | undefined {
  const direct = optionFor(options, step)
  if (direct) return direct
  for (const way of step) {
    const found = way.includes(' ') ? optionFor(options, way.split(' ')) : undefined
    if (found) return found
  }
  return undefined
}
