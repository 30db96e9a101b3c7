/** A live match as one sees it: paced, logged, undone, forgotten. */
import { beforeEach, describe, expect, it } from 'vitest'
import { FOLLOW, Match, PICTURE } from '@/table/match.svelte'
import { Network, past, update, type Connection } from './network'

let network: Network
let match: Match
let wire: Connection
let pace: number

beforeEach(() => {
  network = new Network()
  pace = 1
  match = new Match(network, () => pace, () => network.now, 0)
  match.start()
  wire = network.newest
  wire.open()
})

describe('moves of others', () => {
  it('are shown one after the other, with time to follow', () => {
    wire.tell(update(0))
    network.pass(5000)
    for (const n of [1, 2, 3]) wire.tell(update(n))
    expect(match.shown?.n).toBe(1)
    expect(match.behind).toBe(2)
    network.pass(FOLLOW)
    expect(match.shown?.n).toBe(2)
    network.pass(FOLLOW)
    expect(match.shown?.n).toBe(3)
    expect(match.behind).toBe(0)
  })

  it('can be skipped', () => {
    wire.tell(update(0))
    for (const n of [1, 2, 3]) wire.tell(update(n))
    match.skip()
    expect(match.shown?.n).toBe(3)
    expect(match.lines.map((line) => line.n)).toEqual([1, 2, 3])
    network.pass(5 * FOLLOW)
    expect(match.shown?.n).toBe(3)
  })

  it('are shown at once if nothing is to move, or too many wait', () => {
    pace = 0
    wire.tell(update(0))
    network.pass(PICTURE)
    wire.tell(update(1))
    expect(match.shown?.n).toBe(1)
    pace = 1
    for (let n = 2; n < 30; n += 1) wire.tell(update(n))
    network.pass(PICTURE)
    expect(match.shown?.n).toBe(29)
    expect(match.behind).toBe(0)
  })

  it('are seen together if they come faster than pictures', () => {
    pace = 0
    wire.tell(update(0))
    for (const n of [1, 2, 3]) wire.tell(update(n))
    expect(match.shown?.n).toBe(0)
    network.pass(PICTURE)
    expect(match.shown?.n).toBe(3)
    expect(match.lines.map((line) => line.n)).toEqual([1, 2, 3])
  })
})

describe('clocks', () => {
  const waiting = { ...update(0).view, to_act: [1] }

  it('are right for the moment when they were told, not when they are shown', () => {
    wire.tell(update(0, { view: waiting, clocks: [60, null] }))
    network.pass(5000)
    wire.tell(update(1, { view: waiting, clocks: [60, null] }))
    network.pass(100)
    wire.tell(update(2, { view: waiting, clocks: [60, null] }))
    expect(match.heardAt).toBe(5000)
    network.pass(FOLLOW)
    expect(match.shown?.n).toBe(2)
    expect(match.heardAt).toBe(5100)
  })

  it("bring one's own turn at once, when one's own time runs", () => {
    wire.tell(update(0, { view: waiting, clocks: [60, null] }))
    wire.tell(update(1, { view: waiting, clocks: [60, null] }))
    wire.tell(update(2, { view: waiting, clocks: [60, null] }))
    expect(match.behind).toBe(2)
    wire.tell(update(3, { clocks: [60, null] }))
    expect(match.shown?.n).toBe(3)
    expect(match.lines.map((line) => line.n)).toEqual([1, 2, 3])
  })
})

it("shows one's own deed at once, whatever waits", async () => {
  wire.tell(update(0))
  const doing = match.act({ action: { do: 'draw' } })
  const said = wire.sent.at(-1)!
  expect(said).toMatchObject({ say: 'act', seat: 0, choice: 0, action: { do: 'draw' } })
  expect(match.busy).toBe(1)
  wire.tell(update(1))
  expect(match.shown?.n).toBe(1)
  wire.tell({ tell: 'done', id: said['id'], n: 1 })
  expect(await doing).toBeNull()
  expect(match.busy).toBe(0)
})

it('gives a refusal back', async () => {
  wire.tell(update(0))
  const doing = match.act({ action: { do: 'fly' } })
  const refused = { tell: 'refused', id: wire.sent.at(-1)!['id'], code: 'no', message: { id: 'no', args: {} }, sentence: 'No.', rule: 'flying', page: 3 }
  wire.tell(refused)
  expect(await doing).toEqual(refused)
})

describe('the log', () => {
  it('has every event once, though updates come in bundles', () => {
    wire.tell(past(0))
    wire.tell(past(1))
    wire.tell(update(2))
    expect(match.lines.map((line) => line.message.args['card'])).toEqual(['card-1', 'card-2'])
    wire.tell(update(2))
    expect(match.lines.length).toBe(2)
    expect([...match.news]).toEqual(['card-2', 'card-1'])
  })

  it('strikes out what was undone, but not what the table itself did', () => {
    wire.tell(update(0))
    wire.tell(update(1))
    wire.tell(update(2, { events: [{ event: 'stood-in', seat: 1, bot: 'greedy' }] }))
    wire.tell(update(3, { events: [{ event: 'undone', seat: 0, since: 0 }] }))
    match.skip()
    expect(match.lines.map((line) => line.undone)).toEqual([true, false, false])
  })
})

it('holds nothing of what other eyes saw', () => {
  wire.tell(update(0))
  wire.tell(update(1))
  match.skip()
  match.look(null)
  expect(match.shown).toBeNull()
  expect(match.lines).toEqual([])
  expect(match.events).toEqual([])
  expect(match.view).toBeNull()
  // a frame that was on its way is not taken in
  wire.tell(update(2))
  expect(match.shown).toBeNull()
  wire.tell(update(0, { seat: null }))
  expect(match.shown?.seat).toBeNull()
})

it('keeps a hint until something happens', async () => {
  wire.tell(update(0))
  const asking = match.askHint()
  const option = { action: { do: 'draw' }, notation: 'draw', words: { id: 'draw', args: {} }, touches: ['deck'] }
  wire.tell({ tell: 'hinted', id: wire.sent.at(-1)!['id'], option })
  await asking
  expect(match.hint).toEqual(option)
  wire.tell(update(1))
  match.skip()
  expect(match.hint).toBeNull()
})

it('is awaited by a bot in a talk until it has nothing to say, and again after the next word', () => {
  const talk = { ...update(0).view, to_act: [1], asked: { ...update(0).view!.asked!, speaking: true } }
  wire.tell(update(0, { view: talk, bots: ['', ''] }))
  expect(match.awaited).toBe(false)
  network.pass(5000)
  wire.tell(update(1, { view: talk, bots: ['', 'greedy'] }))
  expect(match.awaited).toBe(true)
  void match.nothing()
  expect(wire.sent.at(-1)).toMatchObject({ say: 'nothing', seat: 0 })
  expect(match.awaited).toBe(false)
  network.pass(5000)
  wire.tell(update(2, { view: talk, bots: ['', 'greedy'] }))
  expect(match.awaited).toBe(true)
})

it('gives no hint to other eyes than those that asked for it', async () => {
  wire.tell(update(0))
  const asking = match.askHint()
  const { id } = wire.sent.at(-1)!
  match.look(1)
  wire.tell(update(0, { seat: 1 }))
  const option = { action: {}, notation: 'draw', words: { id: 'draw', args: {} }, touches: ['deck'] }
  wire.tell({ tell: 'hinted', id, option })
  await asking
  expect(match.shown?.n).toBe(0)
  expect(match.hint).toBeNull()
})

it('leaves nothing to do where a bot plays on', () => {
  const option = { action: {}, notation: 'draw', words: { id: 'draw', args: {} }, touches: [], outcome: null }
  wire.tell(update(0, { options: [option] }))
  expect(match.options).toEqual([option])
  expect(match.asked?.number).toBe(0)
  wire.tell(update(1, { options: [option], bots: ['greedy', ''], events: [{ event: 'resigned', seat: 0 }] }))
  match.skip()
  expect(match.options).toEqual([])
  expect(match.asked).toBeNull()
  expect([match.resigned(0), match.resigned(1)]).toEqual([true, false])
})

describe('a good-bye', () => {
  const bye = (code: string) => wire.tell({ tell: 'bye', code, sentence: '' })

  it.each(['match-closed', 'banned'])('is the last word: %s', (code) => {
    wire.tell(update(0))
    bye(code)
    expect([match.bye, match.trouble?.id]).toEqual([code, `service-${code}`])
    expect(wire.closed).toBe(true)
    network.pass(60_000)
    expect(network.opened.length).toBe(1)
  })

  it('of a session is what one reads, not that the seat is another\'s now', () => {
    wire.tell(update(0))
    bye('session-over')
    wire.break()
    network.pass(1000)
    network.newest.open()
    const message = { id: 'service-not-your-seat', args: {} }
    network.newest.tell({ tell: 'refused', id: '', code: 'not-your-seat', message, sentence: '', rule: '', page: 0 })
    network.newest.tell(update(0, { seat: null }))
    expect(match.shown?.seat).toBeNull()
    expect(match.trouble?.id).toBe('service-session-over')
  })

  it('is forgotten by whom the service still knows', () => {
    wire.tell(update(0))
    bye('session-over')
    wire.break()
    network.pass(1000)
    network.newest.open()
    network.newest.tell(update(0))
    expect([match.bye, match.trouble]).toEqual(['', null])
  })
})

it('looks on with the eyes of all when its seat is not its own any more', () => {
  wire.tell(update(0))
  const message = { id: 'service-not-your-seat', args: {} }
  wire.tell({ tell: 'refused', id: '', code: 'not-your-seat', message, sentence: '', rule: '', page: 0 })
  expect(match.trouble).toEqual(message)
  expect(match.shown).toBeNull()
  expect(wire.sent.at(-1)).toMatchObject({ say: 'hello', seat: null, after: -1 })
})
