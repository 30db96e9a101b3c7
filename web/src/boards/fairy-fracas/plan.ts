/**
 * A drag says in one gesture what the game asks in two or more steps: which character, then where.
 * A plan is the list of what the steps touch, one after the other.
 */
import type { Option } from '@/table/props'

export type Plan = string[][]

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, place) => each === b[place])

/** The option that touches exactly these. */
export function optionFor(options: readonly Option[], touches: readonly string[]): Option | undefined {
  return options.find((option) => same(option.touches ?? [], touches))
}

/**
 * What dropping a character says. `terrain` is where it comes down, `top` who lies on top there.
 * Whichever of the two the game wants is found when it asks.
 */
export function dropped(
  options: readonly Option[],
  character: string,
  terrain: string,
  top: string | undefined,
): Plan {
  const goals = [terrain, ...(top ? [top] : [])]
  for (const option of options) {
    const [first, second] = option.touches ?? []
    if (second !== undefined && goals.includes(second) && first === character) return [[first, second]]
    // the one that was picked before may also be the one it is dropped on
    if (second === character && first !== undefined && first === top) return [[first, second]]
  }
  if (!optionFor(options, [character])) return []
  return [[character], goals.map((goal) => `${character} ${goal}`)]
}

/**
 * The Fairy: bring `character` to the place of `other` in the part of a stack that is not yet in
 * order, the lowest first: all below that place keep their order.
 */
export function reordered(stack: readonly string[], character: string, other: string): Plan {
  const rest = stack.filter((each) => each !== character)
  const goal = stack.indexOf(other)
  return [...rest.slice(0, goal), character].map((each) => [each])
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
