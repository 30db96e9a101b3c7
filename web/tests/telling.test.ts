/** The turn of the solo opponent of Paladins, told step by step. */
import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { turnsOf } from '../src/boards/paladins/turns'
import type { BoardProps, Facts, Telling } from '@/table/props'
import { choose } from '@/text/settings.svelte'
import { positions } from '../src/gallery/positions'
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
