/** What one does rarely at a table, and what is said before it. */
import { cleanup, render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Speech } from '@/text/speech'
import { Match } from '@/table/match.svelte'
import Rare from '@/table/Rare.svelte'
import Tools from '@/table/Tools.svelte'
import type { Update } from '@/wire/frames'
import { Network, update, type Connection } from './network'

const speech = new Speech('en', [readFileSync('text/en/table.ftl', 'utf8')], ['Anna', 'Boris', 'Vera'])
let network: Network
let match: Match
let wire: Connection

beforeEach(() => {
  network = new Network()
  match = new Match(network, () => 0, () => network.now, 0)
  match.start()
  wire = network.newest
  wire.open()
})
afterEach(cleanup)

const refused = async (answer: Promise<unknown>) => void (await answer)

function tools(mine: number[], changes: Partial<Update>): HTMLElement {
  wire.tell(update(0, changes))
  return render(Tools, { props: { match, speech, rated: false, mine, refused } }).container
}

describe('a seat that was handed to a bot', () => {
  const returns = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-tool=return]')]

  it('can be taken back, whoever of this screen looks', () => {
    const [button, ...more] = returns(tools([0, 1], { bots: ['', 'greedy', 'random'] }))
    expect(more).toEqual([])
    expect(button!.textContent.trim()).toBe('Take the seat of Boris back')
    button!.click()
    expect(wire.sent.at(-1)).toMatchObject({ say: 'return', seat: 1 })
  })

  it('is one of its own for somebody who sits alone', () => {
    expect(returns(tools([0], { bots: ['greedy', ''] })).map((each) => each.textContent.trim())).toEqual(['Take my seat back'])
  })

  it('can be taken back with nobody before the screen', () => {
    match.look(null)
    expect(returns(tools([0, 1], { seat: null, bots: ['greedy', 'greedy'] })).length).toBe(2)
  })

  it('is gone with whoever has resigned', () => {
    expect(returns(tools([0, 1], { bots: ['', 'greedy'], events: [{ event: 'resigned', seat: 1 }], log: [{ id: 'r', args: {} }] }))).toEqual([])
  })
})

describe('resigning', () => {
  async function warned(bots: string[], resigned: number[] = []): Promise<string> {
    const events = resigned.map((seat) => ({ event: 'resigned', seat }))
    wire.tell(update(0, { bots, events, log: events.map(() => ({ id: 'r', args: {} })) }))
    const { container } = render(Rare, { props: { match, speech, rated: false, refused } })
    container.querySelector<HTMLElement>('[data-tool=resign]')!.click()
    await tick()
    return container.querySelector('.rare p')!.textContent
  }

  it('ends a match where nobody is left to play it', async () => {
    expect(await warned([''])).toBe('The match ends at once, and you have lost.')
    cleanup()
    expect(await warned(['', 'greedy'])).toBe('The match ends at once, and the other player has won.')
  })

  it('leaves the match to the others, as long as there are two', async () => {
    expect(await warned(['', 'greedy', ''])).toContain('a bot plays on for you')
  })

  it('counts nobody who has resigned before', async () => {
    expect(await warned(['', 'greedy', ''], [1])).toBe('The match ends at once, and the other player has won.')
  })
})
