/** What a touch would come to is told before it is done: in words, and in signs. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { billOf as billOfDeed } from '@/boards/paladins/bill'
import PaladinsBill from '@/boards/paladins/Bill.svelte'
import { billOf as billOfCubes } from '@/boards/wonderful-kingdom/bill'
import WonderfulBill from '@/boards/wonderful-kingdom/Bill.svelte'
import { GOODS } from '@/boards/wonderful-kingdom/faces'
import { waysOf } from '@/table/bill.svelte'
import { partsOf, reckoned } from '@/table/outcomes'
import { positions, speechOf } from '../src/gallery/positions'

const offered = (name: string, chosen: string[] = []) => {
  const { options, game } = positions[name]!
  return { options, chosen, glow: new Set<string>(), speech: speechOf(game, 'en') }
}
const message = (id: string, args: Record<string, string | number | string[]> = {}) => ({ id, args })
const signs = (...of: [string, number][]) => JSON.stringify(of.map(([reward, amount]) => message('some', { reward, amount })))
const goods = (...of: [string, number][]) => JSON.stringify(of.map(([kind, count]) => message(`goods-${kind}`, { count })))
const option = (touch: string, ...parts: ReturnType<typeof message>[]) => ({
  action: { do: 'take', card: touch },
  touches: [touch],
  outcome: parts.length === 1 ? parts[0]! : message('together', { parts: JSON.stringify(parts) }),
})

afterEach(cleanup)

describe('the ways of touching a thing', () => {
  it('are told apart', () => {
    expect(waysOf('own-hunt', offered('paladins.2.turn'))?.split(' · ')).toHaveLength(2)
  })

  it('are not told in words where there is one', () => {
    expect(waysOf('own-commission', offered('paladins.4.turn'))).toBeUndefined()
    expect(waysOf('nothing-there', offered('paladins.4.turn'))).toBeUndefined()
  })
})

describe('what options come to', () => {
  const pays = message('outcome-pays', { gain: signs(['provision', 2]) })
  const scout = message('outcome-brings', { gain: signs(['scout', 1]) })
  const silver = message('outcome-brings', { gain: signs(['silver', 2]) })

  it('is what is the same for all of them, and the rest is open', () => {
    expect(reckoned([option('a', pays, scout), option('b', pays, silver)])).toMatchObject({ parts: [pays], open: true })
    expect(reckoned([option('a', pays, scout)])).toMatchObject({ parts: [pays, scout], open: false })
  })

  it('is nothing where nothing is certain', () => {
    expect(reckoned([option('a', scout), option('b', silver)])).toBeUndefined()
    expect(reckoned([option('a', scout), { action: { do: 'pass' } }])).toBeUndefined()
    expect(reckoned([])).toBeUndefined()
  })

  it('comes from positions that were really played', () => {
    const { options } = positions['paladins.4.turn']!
    const commission = options.find(({ touches }) => touches?.[0] === 'own-commission')!
    expect(billOfDeed(partsOf(commission.outcome!))).toMatchObject({ pay: ['provision', 'provision'], gain: [] })
  })
})

describe('the bill of Paladins', () => {
  const parts = [
    message('outcome-pays', { gain: signs(['silver', 1], ['provision', 2]) }),
    message('outcome-debt'),
    message('outcome-brings', { gain: signs(['influence', 1], ['tax', 2]) }),
    message('outcome-points', { before: 3, after: 5 }),
    message('outcome-accused', { seats: ['0', '2'], opponent: 0 }),
  ]

  it('has what is paid, what is gained and what follows', () => {
    expect(billOfDeed(parts)).toEqual({
      pay: ['silver', 'provision', 'provision', 'debt'],
      gain: ['influence', 'tax', 'tax'],
      points: [3, 5],
      then: { certain: true, seats: [0, 2], opponent: false, known: true },
    })
  })

  it('says in words what it draws, and leaves a question mark for what is not known', async () => {
    const { view } = positions['paladins.3.place']!
    const props = { view, speech: speechOf('paladins', 'en'), tincture: () => 'azure' as never }
    const { container, rerender } = render(PaladinsBill, { props: { ...props, reckoning: { parts, open: false, options: [] } } })
    const words = container.querySelector('[aria-live]')!.textContent
    expect(words).toContain('pay 1 silver')
    expect(words).toContain('then the Inquisition accuses Anna, Chiara')
    expect(container.querySelector('.slip')!.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector('.unknown')).toBeNull()
    await rerender({ ...props, reckoning: { parts, open: true, options: [] } })
    expect(container.querySelector('.unknown')).not.toBeNull()
  })

  it('names nobody where it is not known who is accused', () => {
    const { then } = billOfDeed([message('outcome-inquisition-maybe')])
    expect(then).toEqual({ certain: false, seats: [], opponent: false, known: false })
  })
})

describe('the bill of Wonderful Kingdom', () => {
  const { view } = positions['wonderful-kingdom.2.place']!
  const counts = (of: Record<string, number>) => GOODS.map((good) => of[good] ?? 0)
  const place = { action: { do: 'place', cube: 'money', on: 'farm-1' } }

  it('has the cube that is placed, and what the card still lacks', () => {
    const found = billOfCubes([message('outcome-lacks', { goods: goods(['population', 2], ['soldiers', 1]) })], [place], view)
    expect(found).toMatchObject({ pay: counts({ money: 1 }), lacks: counts({ population: 2, soldier: 1 }), finished: false })
  })

  it('has what comes of a card that is finished', () => {
    const parts = [
      message('outcome-finished'),
      message('outcome-gains', { goods: goods(['krystallium', 1]) }),
      message('outcome-produces', { goods: goods(['discoveries', 2]) }),
      message('outcome-points', { before: 4, after: 9 }),
    ]
    expect(billOfCubes(parts, [place], view)).toMatchObject({
      finished: true,
      gain: counts({ krystallium: 1 }),
      more: counts({ discoveries: 2 }),
      points: [4, 9],
    })
    const { container } = render(WonderfulBill, {
      props: { reckoning: { parts, open: false, options: [place] }, view, speech: speechOf('wonderful-kingdom', 'en') },
    })
    expect(container.querySelector('[aria-live]')!.textContent).toContain('finishes it')
  })
})
