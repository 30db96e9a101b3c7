/** Fairy Fracas: what dropping a character means. */
import { describe, expect, it } from 'vitest'
import { dropped, meant, reordered } from '@/boards/fairy-fracas/plan'
import type { Option } from '@/table/props'
import { positions } from '../src/gallery/positions'

const option = (...touches: string[]): Option => ({ action: { touches }, touches })

describe('a drop', () => {
  it('of a card of the hand is: play it, then lay it there', () => {
    const found = positions['fairy-fracas.4.turn']!
    const card = found.options[0]!.touches![0]!
    const plan = dropped(found.options, card, 'castle-2', undefined)
    expect(meant(found.options, plan[0]!)).toBe(found.options[0])
    const next = [option(card, 'castle-1'), option(card, 'castle-2')]
    expect(meant(next, plan[1]!)).toBe(next[1])
  })

  it('of a card that is being played lays it there at once', () => {
    const found = positions['fairy-fracas.4.place']!
    const wanted = found.options.find((each) => each.touches?.length === 2)!
    const [card, terrain] = wanted.touches!
    const plan = dropped(found.options, card!, terrain!, undefined)
    expect(plan).toEqual([[card, terrain]])
    expect(meant(found.options, plan[0]!)).toBe(wanted)
  })

  it('by the Witch is a swap with who lies on top', () => {
    const found = positions['fairy-fracas.3.witch']!
    const [first, second] = found.options.map((each) => each.touches![0]!)
    const plan = dropped(found.options, first!, 'castle-1', second)
    expect(meant(found.options, plan[0]!)).toBe(found.options[0])
    const next = [option(first!, second!)]
    expect(meant(next, plan[1]!)).toBe(next[0])
  })

  it('onto the one the Witch has picked is the same swap', () => {
    const found = positions['fairy-fracas.4.witch-second']!
    const wanted = found.options.find((each) => each.touches?.length === 2)!
    const [picked, other] = wanted.touches!
    expect(dropped(found.options, other!, 'castle-1', picked)).toEqual([[picked, other]])
  })

  it('means nothing where nothing can be done', () => {
    expect(dropped([option('red-king')], 'red-queen', 'farm-1', undefined)).toEqual([])
    expect(meant([option('red-king', 'farm-2')], ['red-king farm-1'])).toBeUndefined()
  })
})

describe('the Fairy', () => {
  it('names all below the new place first, in their order', () => {
    const stack = ['red-king', 'blue-queen', 'red-fairy', 'green-knight']
    expect(reordered(stack, 'green-knight', 'blue-queen')).toEqual([['red-king'], ['green-knight']])
    expect(reordered(stack, 'red-king', 'red-fairy')).toEqual([['blue-queen'], ['red-fairy'], ['red-king']])
    expect(reordered(stack, 'red-fairy', 'red-king')).toEqual([['red-fairy']])
  })
})
