/** Every piece of a table can be reached without a pointer, and so can every line of the log. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '@/text/settings.svelte'
import { Speech } from '@/text/speech'
import Log from '@/table/Log.svelte'
import { boardOf } from '@/boards'
import Stage from '@/table/Stage.svelte'
import { NAMES, positions, speechOf } from '../src/gallery/positions'

const PIECES = 'button[data-piece]'

async function laid(name: string, plain: boolean, glow?: ReadonlySet<string>) {
  settings.plain = plain
  const found = positions[name]!
  const touch = vi.fn()
  const props = {
    board: boardOf(found.game),
    view: found.view,
    scene: found.scene,
    options: found.options,
    seat: found.seat,
    names: NAMES,
    glow: glow ?? new Set(found.options.flatMap((option) => option.touches?.slice(0, 1) ?? [])),
    chosen: [],
    news: new Set<string>(),
    events: found.events,
    speech: speechOf(found.game, 'en'),
    touch,
    act: () => {},
    why: async () => null,
  }
  const shown = render(Stage, { props } as never)
  await vi.waitFor(() => expect(shown.container.querySelector(PIECES)).not.toBeNull(), 30_000)
  // what keeps the stops in order looks when all is drawn
  await new Promise((soon) => setTimeout(soon))
  const all = [...shown.container.querySelectorAll<HTMLElement>(PIECES)]
  return { ...shown, props, touch, all, stops: () => all.filter((each) => each.tabIndex === 0) }
}

function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement!.dispatchEvent(event)
  return event.defaultPrevented
}

/** All that the arrows lead to from a stop. */
function walked(stop: HTMLElement): Element[] {
  stop.focus()
  press('Home')
  const found = [document.activeElement!]
  for (;;) {
    press('ArrowRight')
    if (document.activeElement === found.at(-1)) return found
    found.push(document.activeElement!)
  }
}

function everythingFrom(stops: HTMLElement[]): Set<Element> {
  const reached = new Set<Element>()
  for (const stop of stops) if (!reached.has(stop)) for (const each of walked(stop)) reached.add(each)
  return reached
}

// whole boards are drawn and walked over
vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  settings.plain = false
})

const TABLES = ['kings-bounty.4.target', 'fairy-fracas.4.place', 'kings-struggle.6.talk'].flatMap((name) => [
  [name, 'its board', false] as const,
  [name, 'its scene', true] as const,
])

describe.each(TABLES)('%s, %s', (name, _, plain) => {
  it('leads with Tab to what glows, and with arrows to everything', async () => {
    const { all, stops } = await laid(name, plain)
    const lit = all.filter((each) => each.dataset['glow'] !== undefined)
    expect(stops()).toEqual(expect.arrayContaining(lit))
    const reached = everythingFrom(stops())
    expect(all.filter((each) => !reached.has(each))).toEqual([])
  })

  it('has one stop in each area where nothing glows', async () => {
    const { container, all, stops } = await laid(name, plain, new Set())
    const outermost = [...container.querySelectorAll('[data-area]')].filter(
      (area) => !area.parentElement!.closest('[data-area]') && area.querySelector(PIECES),
    )
    expect(stops().length).toBe(outermost.length)
    const reached = everythingFrom(stops())
    expect(reached.size).toBe(all.length)
  })
})

describe('an area', () => {
  it('keeps the stop where one was, and ends at both ends', async () => {
    const { stops } = await laid('fairy-fracas.4.place', true, new Set())
    const first = stops().find((stop) => walked(stop).length > 2)!
    const way = walked(first)
    expect(press('End')).toBe(true)
    expect(document.activeElement).toBe(way.at(-1))
    press('ArrowLeft')
    expect(document.activeElement).toBe(way.at(-2))
    expect(stops()).toContain(way.at(-2))
    expect(stops()).not.toContain(first)
    expect(press('a')).toBe(false)
  })

  it('follows what begins to glow', async () => {
    const { stops, all, rerender } = await laid('fairy-fracas.4.place', true, new Set())
    const other = all.find((each) => each.tabIndex !== 0)!
    await rerender({ glow: new Set([other.dataset['piece']!]) } as never)
    await new Promise((soon) => setTimeout(soon))
    expect(stops()).toContain(other)
  })

  it('tells of a piece that does not glow when it is asked', async () => {
    const { stops, touch } = await laid('fairy-fracas.4.place', true, new Set())
    const piece = walked(stops()[0]!).at(-1) as HTMLElement
    piece.click()
    expect(touch).toHaveBeenCalledWith(piece.dataset['piece'])
  })
})

it('shows what a line of the log names to who goes there by keys', () => {
  const line = (key: number, card: string) => ({ key, n: key, at: 0, undone: false, message: { id: 'took', args: { card } } })
  const point = vi.fn()
  const { container } = render(Log, { lines: [line(0, 'elf-1'), line(1, 'orc-2')], speech: new Speech('en', []), tinctures: [], point })
  const [first, newest] = container.querySelectorAll('li')
  expect([first!.tabIndex, newest!.tabIndex]).toEqual([-1, 0])
  newest!.focus()
  expect(point).toHaveBeenLastCalledWith(['orc-2'])
  press('ArrowUp')
  expect(document.activeElement).toBe(first)
  expect(point).toHaveBeenLastCalledWith(['elf-1'])
  first!.blur()
  expect(point).toHaveBeenLastCalledWith([])
})
