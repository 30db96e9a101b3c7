import type { Plan } from '@/table/plan'

/**
 * The Fairy: bring `character` to the place of `other` in the part of a stack that is not yet in
 * order, the lowest first: all below that place keep their order.
 */
export function reordered(stack: readonly string[], character: string, other: string): Plan {
  const rest = stack.filter((each) => each !== character)
  const goal = stack.indexOf(other)
  return [...rest.slice(0, goal), character].map((each) => [each])
}
