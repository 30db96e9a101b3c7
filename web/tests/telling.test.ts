/** The turn of the solo opponent of Paladins, told step by step. */
import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asTold } from '../src/boards/paladins/astold'
import { turnsOf } from '../src/boards/paladins/turns'
import type { BoardProps, Facts, Telling } from '@/table/props'
import { choose } from '@/text/settings.svelte'
import { positions } from '../src/gallery/positions'
import type { Scene } from '@/table/props'
import type { paladins } from '@/wire/games'
import { drawn } from './drawn'

const PLAYER = 1

/** Events, each with a line of the log that is called as it is. */
const happened = (...events: { event: string; [field: string]: unknown }[]) => ({
  events,
  log: events.map((event) => ({ message: { id: event.event, args: {} } })),
})
const said = (turn: readonly { said: { id: string } }[]) => turn.map((step) => step.said.id)
const placed = (more: object = {}) => ({
  event: 'opponent-placed',
  action: 'garrison',
  count: 2,
  idle: 4,
  attribute: 'strength',
  level: 3,
  ...more,
})
const prevented = (action: string, why: string, more: object = {}) => ({
  event: 'opponent-prevented',
  action,
  why,
  wanted: 1,
  idle: 4,
  attribute: null,
  level: 0,
  ...more,
})

describe('turns of the opponent', () => {
  it('begin with a scheme and end where a seat acts or a round is over', () => {
    const turns = turnsOf(
      happened(
        { event: 'placed', seat: 0, action: 'hunt', workers: [] },
        { event: 'scheme-turned-up', scheme: 'scheme-garrison' },
        placed(),
        { event: 'placed', seat: 0, action: 'trade', workers: [] },
        { event: 'gained', seat: 0, gain: [] },
        { event: 'scheme-turned-up', scheme: 'scheme-recruit-1' },
        placed({ action: 'recruit', attribute: null }),
        { event: 'outsider-left', outsider: 'viking-archer' },
        { event: 'workers-called', count: 8 },
      ),
      PLAYER,
    )
    expect(turns.map(said)).toEqual([
      ['scheme-turned-up', 'opponent-placed'],
      ['scheme-turned-up', 'opponent-placed'],
    ])
    expect(turns[0]![0]!.lit).toEqual(['opponent-scheme', 'scheme-garrison'])
    expect(turns[0]![1]!.lit).toEqual([`garrison@${PLAYER}`])
  })

  it('tell the reason with what came of it', () => {
    const [turn] = turnsOf(
      happened(
        { event: 'scheme-turned-up', scheme: 'scheme-garrison' },
        placed(),
        { event: 'space-preferred', space: 'space-2c', wishes: ['hire', 'pay', 'worker'], why: ['taken', 'debt', ''] },
        { event: 'garrisoned', seat: null, space: 'space-2c', region: 2 },
      ),
      PLAYER,
    )
    const last = turn!.at(-1)!
    expect(last.why.map((each) => each.id)).toEqual(['space-preferred'])
    expect(last.wishes).toEqual([
      { wish: 'hire', why: 'taken' },
      { wish: 'pay', why: 'debt' },
      { wish: 'worker', why: '' },
    ])
    expect(last.lit).toContain('space-2c')
  })

  it('show what was looked at, up to what was not as it should be', () => {
    const checks = (event: { event: string }) =>
      turnsOf(happened({ event: 'opponent-spent' }, event), PLAYER)[0]![0]!.checks.map((check) => [check.said.id.replace('board-pa-check-', ''), check.met])
    expect(checks(placed())).toEqual([
      ['cells', true],
      ['workers', true],
      ['level', true],
    ])
    expect(checks(prevented('garrison', 'occupied'))).toEqual([['cells', false]])
    expect(checks(prevented('garrison', 'workers'))).toEqual([
      ['cells', true],
      ['workers', false],
    ])
    expect(checks(prevented('convert', 'reach', { attribute: 'faith' })).at(-1)).toEqual(['level', false])
    expect(checks(prevented('recruit', 'row')).at(-1)).toEqual(['row', false])
    expect(checks(prevented('favour', 'reach'))).toEqual([['favour', false]])
  })

  it('gather what fails after the scheme has failed as the reason for what is done', () => {
    const [turn] = turnsOf(
      happened(
        { event: 'scheme-turned-up', scheme: 'scheme-convert' },
        prevented('convert', 'workers'),
        prevented('recruit', 'occupied'),
        prevented('pray', 'occupied'),
        placed({ action: 'trade', attribute: null }),
      ),
      PLAYER,
    )
    expect(said(turn!)).toEqual(['scheme-turned-up', 'opponent-prevented', 'opponent-placed'])
    expect(turn!.at(-1)!.why).toHaveLength(2)
  })

  it('leave out what was taken back', () => {
    const all = happened({ event: 'scheme-turned-up', scheme: 'scheme-garrison' }, placed())
    expect(turnsOf({ ...all, log: all.log.map((line) => ({ ...line, undone: true })) }, PLAYER)).toEqual([])
  })
})

describe('the table between two', () => {
  const { view, scene } = positions['paladins.1.turn']! as unknown as { view: paladins.View; scene: Scene }
  /** It garrisons, takes a coin of the tax and a suspicion, and its strength goes up. */
  const was = structuredClone({ view, scene })
  const is = structuredClone({ view, scene })
  const free = is.view.spaces.findIndex((each) => each.owner === null && !each.barred)
  const { space } = is.view.spaces[free]!
  const its = is.view.players[PLAYER]!
  is.view.spaces[free] = { ...is.view.spaces[free]!, owner: PLAYER, piece: 'outpost' } as never
  is.view.tax -= 1
  is.view.players[0]!.silver += 5
  Object.assign(its, { attributes: [...its.attributes.slice(0, 1), its.attributes[1]! + 1, ...its.attributes.slice(2)], standing: its.standing + 3 })
  Object.assign(is.view.opponent!, { idle: was.view.opponent!.idle - 2 })
  const seen = ({ view }: { view: paladins.View }) => ({
    owner: view.spaces[free]!.owner,
    tax: was.view.tax - view.tax,
    strength: view.players[PLAYER]!.attributes[1]! - was.view.players[PLAYER]!.attributes[1]!,
    points: view.players[PLAYER]!.standing - was.view.players[PLAYER]!.standing,
    idle: view.opponent!.idle - was.view.opponent!.idle,
    silver: view.players[0]!.silver - was.view.players[0]!.silver,
  })
  const BEFORE = { owner: null, tax: 0, strength: 0, points: 0, idle: 0, silver: 5 }
  const all = [`garrison@${PLAYER}`, space, 'count-tax-count', 'opponent-strength']

  it('shows each thing as it was until it has been told of, and what one did oneself at once', () => {
    const left = (...untold: string[]) => seen(asTold(was, is, new Set(), new Set(untold)))
    expect(left(...all)).toEqual(BEFORE)
    expect(left(...all.slice(1))).toEqual({ ...BEFORE, idle: -2 })
    expect(left(...all.slice(2))).toEqual({ ...BEFORE, idle: -2, owner: PLAYER })
    expect(left(...all.slice(3))).toEqual({ ...BEFORE, idle: -2, owner: PLAYER, tax: 1 })
    expect(asTold(was, is, new Set(), new Set()).view).toEqual(is.view)
  })

  it('lets a card lie where it lay', () => {
    const place = (scene: Scene, id: string): string[] => {
      const within = (area: Scene['areas'][number]): string[] => [
        ...(area.pieces.some((piece) => piece.id === id) ? [area.id] : []),
        ...area.areas.flatMap(within),
      ]
      return scene.areas.flatMap(within)
    }
    // it attacked, and the card lies before it now
    const foe = view.outsiders.find(({ card }) => card)!.card!.outsider
    const [land] = place(scene, foe)
    const moved = structuredClone(scene)
    const laid = (area: Scene['areas'][number]): Scene['areas'][number] => {
      const pieces = area.pieces.filter((piece) => piece.id !== foe)
      const one = area.id === `attacked-${PLAYER}` ? [{ id: foe, name: { id: 'x', args: {} }, face_up: true, badges: [] }] : []
      return { ...area, areas: area.areas.map(laid), pieces: [...pieces, ...one] } as never
    }
    const after = { view, scene: { ...moved, areas: moved.areas.map(laid) } }
    expect(place(after.scene, foe)).toEqual([`attacked-${PLAYER}`])
    expect(place(asTold(was, after, new Set(), new Set([foe])).scene, foe)).toEqual([land])
    expect(place(asTold(was, after, new Set([foe]), new Set()).scene, foe)).toEqual([`attacked-${PLAYER}`])
    const next = { ...after, view: { ...view, round: view.round + 1 } }
    expect(place(asTold(was, next, new Set([foe]), new Set()).scene, foe)).toEqual([`attacked-${PLAYER}`])
  })

  it('lays out no new round before the old one has been told to its end', () => {
    const next = { view: { ...is.view, round: is.view.round + 1, townsfolk: [], orders: [] }, scene: is.scene }
    const told = asTold(was, next, new Set(all), new Set())
    expect(told.view.townsfolk).toEqual(was.view.townsfolk)
    expect(told.view.orders).toEqual(was.view.orders)
    expect(told.view.round).toBe(was.view.round)
    expect(seen(told)).toMatchObject({ owner: PLAYER, strength: 1, idle: 0, silver: 0 })
    expect(told.scene).toEqual(was.scene)
  })
})

describe('a turn that is told', () => {
  afterEach(() => {
    cleanup()
    choose({ told: true })
  })

  /** One acts, and the opponent after one: what the board makes of it. */
  async function acted() {
    const tell = vi.fn<NonNullable<BoardProps['tell']>>()
    const { events, log } = positions['paladins.1.turn']!
    const spent = (events as { event: string }[]).findLastIndex((each) => each.event === 'scheme-turned-up')
    const lines = log!.map((message) => ({ message }))
    const board = drawn('paladins.1.turn', { tell, events: events.slice(0, spent), log: lines.slice(0, spent) })
    await board.rerender({ events, log: lines } as never)
    await tick()
    const told = () => (tell.mock.lastCall![0] as Facts).telling
    const goes = async (how: (telling: Telling) => void) => {
      how(told()!)
      await tick()
    }
    return { ...board, told, goes }
  }

  it('stands before all that is asked, step by step', async () => {
    const { container, told, goes, glow } = await acted()
    expect(told()).toMatchObject({ step: 1, of: 5, last: false, turn: 1, turns: 2 })
    expect(told()!.said).toBe('The opponent turns up the scheme “king\'s orders”.')
    expect(container.querySelectorAll('[data-glow]')).toHaveLength(0)
    expect(container.querySelector('[aria-current="step"]')!.textContent).toContain('king\'s orders')
    await goes((telling) => telling.next())
    await goes((telling) => telling.next())
    expect(told()).toMatchObject({ step: 3, said: 'The opponent does this with 2 workers: Fortify.' })
    expect(container.querySelectorAll('.check')).toHaveLength(3)
    await goes((telling) => telling.back!())
    expect(told()!.step).toBe(2)
    await goes((telling) => telling.end())
    expect(told()).toBeUndefined()
    expect(container.querySelectorAll('[data-glow]')).toHaveLength(glow.size)
    expect(container.querySelector('.opponent')).toBeNull()
  })

  it('leaves a thing on the table as it was until its step is told', async () => {
    const { view } = positions['paladins.1.turn']! as unknown as { view: paladins.View }
    const { events, log } = positions['paladins.1.turn']!
    // what it raised last, as it was before
    const at = (events as paladins.Event[]).findLastIndex((each) => each.event === 'raised' && each.seat === null)
    const { attribute } = events[at] as { attribute: string }
    const place = ['faith', 'strength', 'influence'].indexOf(attribute)
    const before = structuredClone(view)
    ;(before.players[PLAYER]!.attributes as number[])[place]! -= 1
    const spent = (events as { event: string }[]).findLastIndex((each) => each.event === 'scheme-turned-up')
    const lines = log!.map((message) => ({ message }))
    const tell = vi.fn<NonNullable<BoardProps['tell']>>()
    const { container, rerender } = drawn('paladins.1.turn', { tell, view: before as never, events: events.slice(0, spent), log: lines.slice(0, spent) })
    await tick()
    await rerender({ view, events, log: lines } as never)
    await tick()
    const level = () => Number(container.querySelector(`.opponent [data-piece="opponent-${attribute}"] .num`)!.textContent)
    const now = view.players[PLAYER]!.attributes[place]!
    const telling = () => (tell.mock.lastCall![0] as Facts).telling!
    const levels = [level()]
    while (!telling().last) {
      telling().next()
      await tick()
      levels.push(level())
    }
    expect(levels[0]).toBe(now - 1)
    expect(levels.at(-1)).toBe(now)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  })

  it('shows every piece of the opponent on its board, and leaves one\'s own to be seen', async () => {
    const { container, found } = await acted()
    const its = found.scene.areas.find((area) => area.id === 'opponent')!
    const wanted = [...its.pieces, ...its.areas.flatMap((area) => area.pieces)].map((piece) => piece.id)
    const there = [...container.querySelectorAll('.opponent [data-piece]')].map((each) => each.getAttribute('data-piece'))
    expect(there.sort()).toEqual(wanted.sort())
    container.querySelector<HTMLElement>('.chip button')!.click()
    await tick()
    expect(container.querySelector('.opponent')).toBeNull()
  })

  it('is in the log alone for whom that is enough', async () => {
    choose({ told: false })
    const { told, container, glow } = await acted()
    expect(told()).toBeUndefined()
    expect(container.querySelectorAll('[data-glow]')).toHaveLength(glow.size)
  })
})
