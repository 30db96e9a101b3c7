/** “The rest like this”: ordinary small steps, said one after the other while they are asked for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Match } from '@/table/match.svelte'
import type { Option, Update } from '@/wire/frames'
import { Network, update, type Connection } from './network'

const option = (cube: string, on: string): Option => ({
  action: { do: 'place', cube, on },
  notation: `${cube} > ${on}`,
  words: { id: 'do-place', args: { cube, on } },
  touches: [on],
  outcome: null,
})
const farm = option('gold', 'farm')
const mine = option('gold', 'mine')
const three = [{ notation: farm.notation, steps: [farm.action, farm.action, farm.action] }]

let wire: Connection
let match: Match

beforeEach(() => {
  const network = new Network()
  match = new Match(network, () => 1, () => network.now, 0)
  match.start()
  wire = network.newest
  wire.open()
  wire.tell(update(0, { options: [farm, mine], likewise: three }))
})

const acts = () => wire.sent.filter((frame) => frame['say'] === 'act')
const settled = () => new Promise((then) => setTimeout(then))

/** The service has done the newest step, and asks on. */
async function done(n: number, changes: Partial<Update>): Promise<void> {
  wire.tell(update(n, changes))
  wire.tell({ tell: 'done', id: acts().at(-1)!['id'], n })
  await settled()
}

describe('the rest like this', () => {
  it('is said step by step, each with the number of its own choice', async () => {
    const doing = match.actLikewise(farm)
    expect(acts(), 'the next only when the first is done').toHaveLength(1)
    await done(1, { options: [farm, mine] })
    expect(match.busy, 'nothing else can be done in between').toBeGreaterThan(0)
    await done(2, { options: [farm, mine] })
    await done(3, { options: [farm, mine] })
    expect(await doing).toBeNull()
    expect(acts().map((frame) => frame['choice'])).toEqual([0, 1, 2])
    expect(acts().map((frame) => frame['action'])).toEqual([farm.action, farm.action, farm.action])
    expect(match.busy).toBe(0)
  })

  it('ends when something else is asked', async () => {
    const doing = match.actLikewise(farm)
    await done(1, { options: [mine] })
    expect(await doing).toBeNull()
    expect(acts()).toHaveLength(1)
  })

  it('ends when nothing is asked any more', async () => {
    const doing = match.actLikewise(farm)
    const asked = update(1).view
    await done(1, { options: [], view: { ...asked, asked: null } as unknown as Update['view'] })
    expect(await doing).toBeNull()
    expect(acts()).toHaveLength(1)
  })

  it('ends with a refusal, and gives it back', async () => {
    const doing = match.actLikewise(farm)
    await done(1, { options: [farm] })
    const refused = { tell: 'refused', id: acts().at(-1)!['id'], code: 'no', message: { id: 'no', args: {} }, sentence: 'No.', rule: '', page: 0 }
    wire.tell(refused)
    expect(await doing).toEqual(refused)
    expect(acts()).toHaveLength(2)
  })

  it('is said by no other seat than the one that wanted it', async () => {
    const doing = match.actLikewise(farm)
    const id = acts().at(-1)!['id']
    match.look(1)
    wire.tell(update(1, { seat: 1, options: [farm] }))
    wire.tell({ tell: 'done', id, n: 1 })
    expect(await doing).toBeNull()
    expect(acts()).toHaveLength(1)
  })

  it('is the one step where an option stands for itself alone', async () => {
    const doing = match.actLikewise(mine)
    await done(1, { options: [farm, mine] })
    expect(await doing).toBeNull()
    expect(acts()).toHaveLength(1)
  })
})

it('what was said while one did not want to hear it comes in its place', () => {
  const line = (m: number) => ({ tell: 'chatted' as const, m, person: 'anna', name: 'Anna', at: m, text: `${m}` })
  wire.tell(line(1))
  wire.tell(line(4))
  match.recall([line(1), line(2), line(3), line(4)])
  expect(match.chat.map((each) => each.m)).toEqual([1, 2, 3, 4])
})

describe('what the game proposes', () => {
  const steps = [farm.action, mine.action]

  it('is said step by step as well', async () => {
    wire.tell(update(1, { options: [farm, mine], proposal: { steps, outcome: null } }))
    match.skip()
    expect(match.proposal?.steps).toEqual(steps)
    const doing = match.actInTurn(match.proposal!.steps)
    await done(2, { options: [farm, mine] })
    await done(3, { options: [] })
    expect(await doing).toBeNull()
    expect(acts().map((frame) => frame['action'])).toEqual(steps)
  })

  it('is nothing when nothing is asked', () => {
    wire.tell(update(1, { options: [], proposal: { steps, outcome: null } }))
    match.skip()
    expect(match.proposal).toBeNull()
  })
})
