/** Boards with positions that were really played: nothing of the scene is lost, everything speaks. */
import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Area, BoardProps } from '@/table/props'
import { calledOn } from '@/table/things'
import type { wonderful_kingdom } from '@/wire/games'
import { positions, speechOf } from '../src/gallery/positions'
import { drawn } from './drawn'

function* pieces(areas: readonly Area[]): Generator<string> {
  for (const area of areas) {
    for (const piece of area.pieces) yield piece.id
    yield* pieces(area.areas)
  }
}

function* areaIds(areas: readonly Area[]): Generator<string> {
  for (const area of areas) {
    yield area.id
    yield* areaIds(area.areas)
  }
}
const TOUCHED_AREAS = /^((seat|deal|region|offer)-\d+|own-[a-z]+|aside-[a-z-]+)$/

const spoken = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''

afterEach(cleanup)

describe.each(Object.keys(positions))('%s', (name) => {
  it('shows every piece of the scene once, and each has a name', () => {
    const { container, found } = drawn(name)
    const wanted = [...pieces(found.scene.areas)].sort()
    const areas = new Set(found.options.flatMap((option) => option.touches ?? []).filter((id) => !wanted.includes(id)))
    const there = [...container.querySelectorAll('[data-piece]')].map((each) => each.getAttribute('data-piece')!)
    // some areas can be touched too: a seat, a deal, a region, an action, an offer, a stack to choose
    const extra = new Set([...areaIds(found.scene.areas)].filter((id) => TOUCHED_AREAS.test(id)))
    expect(there.filter((id) => !extra.has(id)).sort()).toEqual(wanted)
    for (const id of areas) expect(there).toContain(id)
    for (const element of container.querySelectorAll('[data-piece]')) {
      expect(spoken(element), element.outerHTML.slice(0, 200)).not.toBe('')
    }
  })

  it('lets exactly what glows glow, as buttons that touch it', () => {
    const { container, glow, touch } = drawn(name)
    const lit = [...container.querySelectorAll<HTMLElement>('[data-glow]')]
    expect(new Set(lit.map((each) => each.dataset['piece']))).toEqual(glow)
    for (const each of lit) {
      expect(each.tagName).toBe('BUTTON')
      expect(each.tabIndex).toBe(0)
      each.click()
      expect(touch).toHaveBeenLastCalledWith(each.dataset['piece'])
    }
  })
})

it('gives a title to a long name by its shield and a crown, and to a short one by its name', () => {
  const holder = (name: string) => {
    const speech = speechOf('kings-bounty', 'en', ['A', 'B', name])
    const { container } = drawn('kings-bounty.3.turn', { speech })
    const [lead] = [...container.querySelectorAll('.lead')].filter((each) => !/\d/.test(each.textContent))
    cleanup()
    return lead!
  }
  expect(holder('Badger').querySelector('.who')!.textContent).toBe('Badger')
  expect(holder('Wilhelmina Featherstonehaugh I').querySelector('.who')).toBeNull()
  expect(holder('Wilhelmina Featherstonehaugh I').querySelector('.icon')).not.toBeNull()
})

it('shows a spectator the same board without a hand', () => {
  const { container } = drawn('kings-bounty.3.turn', { seat: null, options: [], glow: new Set() })
  expect(container.querySelectorAll('[data-glow]')).toHaveLength(0)
  expect(container.querySelector('[data-area="titles"]')).not.toBeNull()
})

it('turns the leaf of Paladins to what can be touched, once a question', async () => {
  const open = (container: Element) => container.querySelector<HTMLElement>('[data-leaf]')!.dataset['leaf']
  expect(open(drawn('paladins.2.townsperson').container)).toBe('town')
  expect(open(drawn('paladins.4.region').container)).toBe('realm')
  expect(open(drawn('paladins.2.turn').container)).toBe('mine')
  const { container } = drawn('paladins.4.space')
  container.querySelector<HTMLElement>('nav [data-leaf="others"]')!.click()
  await tick()
  expect(open(container)).toBe('others')
  container.querySelector('[data-glow]')!.dispatchEvent(new CustomEvent('sought', { bubbles: true }))
  expect(open(container)).toBe('realm')
})

it('lets a card be given up where these cards lie', () => {
  const tell = vi.fn<NonNullable<BoardProps['tell']>>()
  const { container, act, found } = drawn('wonderful-kingdom.2.place', { tell })
  const option = found.options.find(({ notation }) => notation === 'give up')!
  container.querySelector<HTMLElement>('[data-area^="building-"] [data-option="give up"]')!.click()
  expect(act).toHaveBeenCalledWith(option)
  // so there is no second button beside what is asked
  expect(tell.mock.lastCall![0].drawn).toContain('give up')
})

it('shows what each step of a deed takes and is worth, and how far all have come', () => {
  const { container } = drawn('paladins.4.turn')
  const steps = [...container.querySelectorAll('.fortify .step:not(.over)')]
  expect(steps.at(-1)?.querySelector('.worth')?.textContent).toBe('6')
  const here = [...container.querySelectorAll('.tracks .here')].map((each) => each.textContent?.trim())
  const view = positions['paladins.4.turn']!.view as unknown as { seat: number; players: { attributes: number[] }[] }
  expect(here.map(Number)).toHaveLength(3)
  expect(here).toEqual(expect.arrayContaining(view.players[view.seat]!.attributes.map(String)))
})

it('tells what a touch would come to while the focus is on it, and loses it with what had it', async () => {
  const tell = vi.fn<NonNullable<BoardProps['tell']>>()
  const { container, rerender } = drawn('paladins.4.turn', { tell })
  const line = container.querySelector<HTMLElement>('[data-piece="own-commission"][data-glow]')!
  line.focus()
  await tick()
  expect(tell.mock.lastCall![0].bill).toBeDefined()
  await rerender({ glow: new Set<string>() })
  await tick()
  expect(tell.mock.lastCall![0].bill).toBeUndefined()
})

it('draws the workers that are proposed in the cells that are free, and asks for none of them', () => {
  const outcome = { id: 'outcome-places', args: { workers: ['scout', 'fighter'] } }
  const { container, found } = drawn('paladins.3.place', { proposal: { steps: [], outcome } })
  const { task } = found.view as { task: string }
  const cells = container.querySelectorAll(`[data-area="own-${task === 'errand' ? 'recruit' : task}"] .proposed`)
  expect([...cells].map((each) => each.classList.contains('scout'))[0]).toBe(true)
  expect(container.querySelectorAll('.act .proposed')).toHaveLength(cells.length)
})

it('draws the cubes that are proposed in the holes that are open, and in alchemy', () => {
  const { view, seat } = positions['wonderful-kingdom.2.place']!
  const { sites } = (view as { seats: { sites: { card: string; lacks: number[] }[] }[] }).seats[seat]!
  const site = sites.find(({ lacks }) => lacks.slice(0, 4).some((count) => count > 0))!
  const good = ['materials', 'population', 'money', 'discoveries'][site.lacks.findIndex((count) => count > 0)]
  const one = JSON.stringify([{ id: `goods-${good}`, args: { count: 1 } }])
  const parts = JSON.stringify([
    { id: 'outcome-puts', args: { card: site.card, goods: one } },
    { id: 'outcome-stores', args: { goods: one } },
  ])
  const { container } = drawn('wonderful-kingdom.2.place', { proposal: { steps: [], outcome: { id: 'together', args: { parts } } } })
  expect(container.querySelectorAll(`[data-piece="${site.card}"] .proposed`)).toHaveLength(1)
  expect(container.querySelectorAll('.alchemy .proposed')).toHaveLength(1)
})

it('calls an action by its name, though its id is no name', () => {
  const { scene } = positions['paladins.2.turn']!
  expect(calledOn(scene, 'own-convert', speechOf('paladins', 'en'))).toBe('Convert')
})

it('points at what a line of the log speaks of', () => {
  const view = positions['kings-bounty.3.turn']!.view as unknown as { seats: { holdings: { holding: string }[] }[] }
  const holding = view.seats.flatMap((seat) => seat.holdings)[0]!.holding
  const { container } = drawn('kings-bounty.3.turn', { pointed: new Set([holding]) })
  const pointed = [...container.querySelectorAll<HTMLElement>('[data-pointed]')]
  expect(pointed.map((each) => each.dataset['piece'])).toEqual([holding])
})

it('shows who plays alone how far goals and medals are, and what an unknown card may be', () => {
  const { container, found } = drawn('wonderful-kingdom.1.siege')
  const { alone } = found.view as wonderful_kingdom.WonderfulView
  const marks = alone!.goals.map((_, at) => container.querySelector(`[data-piece="goal-${at + 1}"]`)!.getAttribute('aria-label'))
  expect(marks).toHaveLength(alone!.goals.length)
  alone!.goals.forEach(({ done }, at) => expect(marks[at]).toContain(done ? ', done' : ', still to be done'))
  const medals = container.querySelector('[data-piece="medals"]')!
  for (const medal of alone!.medals) expect(medals.textContent).toContain(String(medal))
  expect(container.querySelector('[data-piece="dangers"]')!.textContent).toContain(`${alone!.dangers} of ${alone!.unknown} unknown are calamities`)
})
