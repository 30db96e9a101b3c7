/** What letting go of a card says. */
import { describe, expect, it } from 'vitest'
import { reordered } from '@/boards/fairy-fracas/order'
import { droppedCard } from '@/boards/kings-bounty/drop'
import { dropped, meant } from '@/table/plan'
import type { Option } from '@/table/props'
import { positions } from '../src/gallery/positions'

const option = (...touches: string[]): Option => ({ action: { touches }, touches })

describe('a character of Fairy Fracas', () => {
  it('from the hand is played, then laid there', () => {
    const found = positions['fairy-fracas.4.turn']!
    const card = found.options[0]!.touches![0]!
    const plan = dropped(found.options, card, 'castle-2')
    expect(meant(found.options, plan[0]!)).toBe(found.options[0])
    const next = [option(card, 'castle-1'), option(card, 'castle-2')]
    expect(meant(next, plan[1]!)).toBe(next[1])
  })

  it('that is being played is laid there at once', () => {
    const found = positions['fairy-fracas.4.place']!
    const wanted = found.options.find((each) => each.touches?.length === 2)!
    const [card, terrain] = wanted.touches!
    const plan = dropped(found.options, card!, terrain!)
    expect(plan).toEqual([[card, terrain]])
    expect(meant(found.options, plan[0]!)).toBe(wanted)
  })

  it('of whom the Witch picks is swapped with who lies on top', () => {
    const found = positions['fairy-fracas.3.witch']!
    const [first, second] = found.options.map((each) => each.touches![0]!)
    const plan = dropped(found.options, first!, 'castle-1', second!)
    expect(meant(found.options, plan[0]!)).toBe(found.options[0])
    const next = [option(first!, second!)]
    expect(meant(next, plan[1]!)).toBe(next[0])
  })

  it('let go over the one the Witch has picked is the same swap', () => {
    const found = positions['fairy-fracas.4.witch-second']!
    const wanted = found.options.find((each) => each.touches?.length === 2)!
    const [picked, other] = wanted.touches!
    expect(dropped(found.options, other!, 'castle-1', picked!)).toEqual([[picked, other]])
  })

  it('comes down nowhere where nothing can be done', () => {
    expect(dropped([option('red-king')], 'red-queen', 'farm-1')).toEqual([])
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

describe("a card of King's Bounty", () => {
  const { options } = positions['kings-bounty.3.turn']!

  it('is a castle, and lies down wherever it is let go', () => {
    expect(droppedCard(options, 'elf-citadel-2', null)).toEqual([['elf-citadel-2']])
    expect(droppedCard(options, 'elf-citadel-2', 'dwarf-tower-1')).toEqual([['elf-citadel-2']])
  })

  it('is a troop, and goes to the holding it is let go over', () => {
    const [play, march] = droppedCard(options, 'human-shooter-4', 'dwarf-tower-1')
    expect(meant(options, play!)?.touches).toEqual(['human-shooter-4'])
    const next = [option('human-shooter-4', 'elf-tower-2'), option('human-shooter-4', 'dwarf-tower-1')]
    expect(meant(next, march!)).toBe(next[1])
    expect(droppedCard(next, 'human-shooter-4', 'dwarf-tower-1')).toEqual([['human-shooter-4', 'dwarf-tower-1']])
  })

  it('comes under the deck when it is let go over it', () => {
    expect(droppedCard(options, 'elf-citadel-2', 'deck')).toEqual([['deck'], ['elf-citadel-2 deck']])
    const next = [option('elf-citadel-2', 'deck')]
    expect(droppedCard(next, 'elf-citadel-2', 'deck')).toEqual([['elf-citadel-2', 'deck']])
  })

  it('that may not be played says why over a holding, and goes back over the table', () => {
    expect(droppedCard(options, 'orc-hero-1', 'dwarf-tower-1')).toEqual([])
  })
})
