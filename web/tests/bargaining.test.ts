/** Kings' Struggle: what the bargaining table works out by itself. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reason } from '@/table/props'
import Board from '@/boards/kings-struggle/Board.svelte'
import { clauses, parties } from '@/boards/kings-struggle/clauses'
import { Draft } from '@/boards/kings-struggle/draft.svelte'
import { powersIn } from '@/boards/kings-struggle/faces'
import { offersOf } from '@/boards/kings-struggle/history'
import { groups } from '@/boards/kings-struggle/split'
import { lyingIn } from '@/table/board.svelte'
import type { kings_struggle } from '@/wire/games'
import { NAMES, positions, speechOf } from '../src/gallery/positions'

type View = kings_struggle.View
const OURS = Object.entries(positions).filter(([, found]) => found.game === 'kings-struggle')
const viewOf = (name: string) => positions[name]!.view as unknown as View
const EMPTY: kings_struggle.Deal = { do: null, then: null, spare: [], refrain: [], pay: [], cards: [], promises: [] }

describe.each(OURS)('%s', (_name, found) => {
  const view = found.view as unknown as View
  const lying = lyingIn(found.scene.areas)

  it('says the clauses of every deal as the service does', () => {
    for (const { number, deal } of view.deals) {
      const said = clauses(deal).map((clause) => clause.message)
      const shown = said.map((_, place) => lying.get(`deal-${number}/${place}`)?.piece?.name)
      expect(said).toEqual(shown)
    }
  })

  it('knows who has still to agree as the service does', () => {
    for (const { number, by, deal, agreed } of view.deals) {
      const missing = parties(view.talk!.holder, by, deal).filter((seat) => !agreed.includes(seat))
      expect(missing.map(String)).toEqual(lying.get(`agreed-${number}`)!.piece!.name.args['missing'])
    }
  })

  it('takes every deal that is there or suggested into a draft, and gives it back the same', () => {
    const suggested = found.options.flatMap(({ action }) => (action as { deal?: kings_struggle.Deal }).deal ?? [])
    for (const deal of [...view.deals.map((each) => each.deal), ...suggested]) {
      const draft = new Draft(0, ['boost'])
      draft.take(deal)
      expect(draft.said).toBe(true)
      expect(draft.deal).toEqual(deal)
    }
  })

  it('lays out every pile in its best split, each card once', () => {
    for (const seat of view.seats) {
      if (seat.points === null) continue
      const split = groups(seat.pile, seat.split, powersIn(found.scene))
      expect(split.rest).toEqual([])
      expect(split.groups.flatMap((group) => group.cards).sort()).toEqual([...seat.pile].sort())
      const points = split.groups.reduce((sum, group) => sum + group.line.points, seat.coins)
      expect(points).toBe(seat.points)
    }
  })

  it('knows all open offers, whatever the story tells', () => {
    const offers = offersOf(found.events, view.deals)
    const open = offers.filter((offer) => offer.state === 'open').map((offer) => offer.number)
    expect(open.sort()).toEqual(view.deals.map((deal) => deal.number).sort())
  })
})

describe('the story of offers', () => {
  const deal = { ...EMPTY, spare: [1] }
  const proposed = (number: number) => ({ event: 'proposed', seat: 0, number, deal })

  it('tells what has become of each', () => {
    const events = [
      proposed(1),
      { event: 'round-began', round: 2, leader: 0 },
      proposed(2),
      proposed(3),
      { event: 'changed', seat: 0, old: 3, number: 4, deal },
      { event: 'withdrawn', seat: 2, number: 4 },
      proposed(5),
      { event: 'lapsed', number: 5 },
      proposed(8),
      { event: 'rejected', seat: 1, number: 8, why: 'price' },
      { event: 'agreed', seat: 1, number: 2 },
      { event: 'closed', number: 2 },
      proposed(6),
      proposed(7),
    ]
    const offers = offersOf(events, [{ number: 7, by: 0, deal, agreed: [0], was: [] }])
    expect(offers.map(({ number, state, detail }) => [number, state, detail])).toEqual([
      [8, 'rejected', 1],
      [7, 'open', 0],
      [6, 'ended', 0],
      [5, 'lapsed', 0],
      [4, 'withdrawn', 2],
      [3, 'changed', 4],
      [2, 'done', 0],
    ])
    expect(offers.at(-1)!.agreed).toEqual([0, 1])
  })
})

describe('a draft', () => {
  it('aims at no more players than its part allows, and lets go of them', () => {
    const draft = new Draft(0, ['seize'])
    for (const seat of [1, 2, 3]) draft.aim(seat)
    expect(draft.deal.do).toEqual({ part: 'seize', targets: [2, 3], card: null })
    draft.use('kill')
    expect(draft.targets).toHaveLength(1)
    draft.use('coins')
    expect(draft.targets).toEqual([])
    expect(draft.said).toBe(true)
  })

  it('leaves the whole ability unused unless parts are named', () => {
    const draft = new Draft(0, ['boost', 'coins'])
    draft.ground = 'refrain'
    expect(draft.deal.refrain).toEqual(['all'])
    draft.refrainOrNot('coins')
    expect(draft.deal.refrain).toEqual(['coins'])
  })
})

describe('a draft that says everything', () => {
  it('does one part and leaves another unused', () => {
    const draft = new Draft(0, ['replace', 'coins'])
    draft.use('coins')
    expect(draft.leaving).toEqual(['replace'])
    draft.refrain = ['replace']
    expect(draft.deal).toMatchObject({ do: { part: 'coins' }, refrain: ['replace'] })
    draft.use('replace')
    expect(draft.deal.refrain).toEqual([])
  })

  it('names the Cooper’s new card, what it does and what it leaves', () => {
    const draft = new Draft(0, ['replace', 'coins'])
    draft.use('replace')
    draft.bring('jeweler')
    expect(draft.following).toEqual(['boost', 'coins'])
    draft.follow('boost')
    expect(draft.said).toBe(false)
    draft.then!.targets = [2]
    expect([draft.said, draft.leaving]).toEqual([true, ['coins']])
    draft.refrain = ['coins']
    const again = new Draft(0, ['replace', 'coins'])
    again.take(draft.deal)
    expect(again.deal).toEqual(draft.deal)
    draft.bring('king')
    expect(draft.deal).toMatchObject({ then: null, refrain: [] })
  })

  it('leaves it to its giver which card goes face down', () => {
    const draft = new Draft(0, ['kill'])
    const passing = { giver: 1, receiver: 2, card: 'king-1' as string | null, face_down: true }
    draft.settle(passing, 2, ['king-1', 'farmer-2'])
    expect(passing.card).toBeNull()
    passing.face_down = false
    draft.settle(passing, 2, ['king-1', 'farmer-2'])
    expect(passing.card).toBe('king-1')
    Object.assign(passing, { giver: 2, face_down: true })
    draft.settle(passing, 2, ['queen-3'])
    expect(passing.card).toBe('queen-3')
  })
})

describe('the bargaining panel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
  })

  function panel(name: string, reason: string | null = null) {
    const found = positions[name]!
    const act = vi.fn()
    const why = vi.fn(async (): Promise<Reason | null> => (reason === null ? null : { sentence: reason, rule: 'coins' }))
    const shown = render(Board, {
      props: {
        view: found.view as never,
        scene: found.scene,
        options: found.options,
        seat: found.seat,
        names: NAMES,
        glow: new Set<string>(),
        chosen: [],
        news: new Set<string>(),
        events: found.events,
        log: [],
        speech: speechOf(found.game, 'en'),
        touch: () => undefined,
        act,
        why,
      },
    })
    const click = async (selector: string) => {
      const found = shown.container.querySelector<HTMLElement>(selector)
      expect(found, selector).not.toBeNull()
      found!.click()
      await vi.advanceTimersByTimeAsync(200)
    }
    // a blank of the sentence is a list
    const pick = async (of: string, value: string) => {
      const found = shown.container.querySelector<HTMLSelectElement>(`[data-pick="${of}"]`)
      expect(found, of).not.toBeNull()
      found!.value = value
      found!.dispatchEvent(new Event('change', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(200)
    }
    return { ...shown, act, why, click, pick }
  }

  it('puts an offer together by clicking, and offers it once the table finds it legal', async () => {
    const name = 'kings-struggle.6.talk'
    const { click, pick, act, why } = panel(name)
    const { holder, parts } = viewOf(name).talk!
    await click('[data-build]')
    await pick('targets', '1')
    await click('[data-add="pay"]')
    await click('[data-coins="more"]')
    await click('[data-add="promise-avoid"]')
    expect(why).toHaveBeenCalled()
    await click('[data-offer]')
    expect(act).toHaveBeenCalledOnce()
    const { action } = act.mock.calls[0]![0] as { action: kings_struggle.Propose }
    const seat = positions[name]!.seat
    expect(action.do).toBe('propose')
    expect(action.deal.do).toEqual({ part: parts[0], targets: [1], card: null })
    expect(action.deal.pay).toEqual([{ payer: seat, payee: holder, coins: 2 }])
    expect(action.deal.promises[0]).toMatchObject({ kind: 'avoid', who: seat, part: 'kill', target: holder })
  })

  it('lets a word be given for one deed or another, and for coins', async () => {
    const name = 'kings-struggle.6.talk'
    const { click, pick, act } = panel(name)
    const holder = viewOf(name).talk!.holder
    const seat = positions[name]!.seat
    await click('[data-build]')
    await click('[data-ground="refrain"]')
    await click('[data-add="promise-avoid"]')
    await pick('kind', 'use')
    await pick('ability', 'jeweler boost')
    await pick('target', '1')
    await pick('by', '6')
    await click('[data-add="promise-avoid"]')
    await pick('kind', 'coins')
    await click('[data-offer]')
    const { action } = act.mock.calls[0]![0] as { action: kings_struggle.Propose }
    const by = viewOf(name).round + 1
    expect(action.deal.promises).toEqual([
      { kind: 'coins', who: seat, to: 1, coins: 1, by: 6, card: null, part: null, target: null },
      { kind: 'avoid', who: seat, to: null, coins: 0, by, card: 'assassin', part: 'kill', target: holder },
    ])
  })

  it('shows coins before and after', async () => {
    const name = 'kings-struggle.6.talk'
    const { click, container } = panel(name)
    const [mine, theirs] = [positions[name]!.seat, viewOf(name).talk!.holder].map((seat) => viewOf(name).seats[seat]!.coins)
    await click('[data-build]')
    await click('[data-add="pay"]')
    const told = [...container.querySelectorAll('[data-builder] footer [role=img]')].map((each) => each.textContent!.trim())
    expect(told).toEqual([`${mine}${mine! - 1}`, `${theirs}${theirs! + 1}`])
  })

  it('answers an offer with one of one’s own that begins like it', async () => {
    const name = 'kings-struggle.4.holder'
    const { click, act } = panel(name)
    await click('[data-counter="5"]')
    await click('[data-offer]')
    const { deal } = viewOf(name).deals.find((each) => each.number === 5)!
    expect(act).toHaveBeenCalledWith({ action: { do: 'propose', deal } })
  })

  it('aims nothing at anybody that is not aimed', () => {
    const draft = new Draft(0, ['kill'])
    draft.promises.push({ kind: 'avoid', who: 1, to: null, coins: 0, by: 3, card: 'assassin', part: 'kill', target: 0 })
    expect(draft.deal.promises[0]!.target).toBe(0)
    draft.promises[0]!.part = 'coins'
    expect(draft.deal.promises[0]!.target).toBeNull()
  })

  it('says why a draft cannot be offered and where the rule stands, and does not offer it', async () => {
    const { click, pick, act, container } = panel('kings-struggle.6.talk', 'Not enough coins.')
    await click('[data-build]')
    await pick('targets', '1')
    expect(container.querySelector('[data-builder]')!.textContent).toContain('Not enough coins.')
    const link = container.querySelector<HTMLAnchorElement>('[data-builder] a')!
    expect([link.getAttribute('href'), link.target]).toEqual(['#/games/kings-struggle/rules/coins', '_blank'])
    expect(container.querySelector<HTMLButtonElement>('[data-offer]')!.disabled).toBe(true)
    await click('[data-offer]')
    expect(act).not.toHaveBeenCalled()
  })

  it('keeps a judged offer open while somebody speaks, and judges it anew', async () => {
    const name = 'kings-struggle.6.talk'
    const { click, pick, container, rerender, why } = panel(name)
    const shut = () => container.querySelector<HTMLButtonElement>('[data-offer]')!.disabled
    await click('[data-build]')
    await pick('targets', '1')
    expect(shut()).toBe(false)
    const asked = why.mock.calls.length
    why.mockImplementation(async () => ({ sentence: 'Not enough coins.' }))
    await rerender({ view: { ...viewOf(name) } as never })
    expect(shut()).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(why).toHaveBeenCalledTimes(asked + 1)
    expect(shut()).toBe(true)
    await click('[data-add="pay"]')
    why.mockImplementation(async () => null)
    await click('[data-coins="more"]')
    expect(shut()).toBe(false)
  })

  it('asks again and again while an offer is put together, so that a bot leaves time', async () => {
    const { click, why, unmount } = panel('kings-struggle.6.talk')
    await click('[data-build]')
    expect(why).toHaveBeenCalled()
    const asked = why.mock.calls.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(why).toHaveBeenCalledTimes(asked + 2)
    unmount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(why).toHaveBeenCalledTimes(asked + 2)
  })

  it('agrees to the deal whose button is pressed', async () => {
    const { click, act } = panel('kings-struggle.4.holder')
    await click('[data-agree="5"]')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: { do: 'agree', number: 5, cards: [] } }))
  })

  it('says no to the deal whose button is pressed', async () => {
    const { click, act } = panel('kings-struggle.4.holder')
    await click('[data-reject="5"]')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: { do: 'reject', number: 5, why: null } }))
  })

  it('keeps what binds and what is only promised in boxes of their own', () => {
    const { container } = panel('kings-struggle.6.talk')
    const view = viewOf('kings-struggle.6.talk')
    for (const { number, deal } of view.deals) {
      clauses(deal).forEach(({ binding }, place) => {
        const clause = container.querySelector(`[data-piece="deal-${number}/${place}"]`)!
        expect(clause.closest('.sealed') !== null).toBe(binding)
        expect(clause.closest('.written') !== null).toBe(!binding)
      })
    }
  })
})
