/** What a table says to somebody who touches what does not glow, and to nobody else. */
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Speech } from '@/text/speech'
import { Match, PICTURE } from '@/table/match.svelte'
import { me } from '@/table/person.svelte'
import { notices } from '@/table/notices.svelte'
import Table from '@/table/Table.svelte'
import type { Schemas } from '@/wire/http'
import { Network, update, type Connection } from './network'

const TEXTS = `
elf = Elf
troll = Troll
troll-help = Sleeps by day.
badge-help = Two workers and silver.
table-nothing-with-it = Nothing can be done with that now.
refusal-too-far = The { NAME($card) } is too far away.
refusal-no-such-card = There is no card “{ $card }”. Write cards like this: elf-1.
`
const named = (id: string) => ({ id, name: { id, args: {} }, face_up: true, badges: [] })
const scene = {
  areas: [
    { id: 'row', owner: null, title: { id: 'row', args: {} }, layout: 'row', pieces: [named('orc'), named('elf'), named('deck'), named('troll-1'), named('badge-1')], areas: [], columns: 0 },
  ],
}
const option = { action: { do: 'take', card: 'orc' }, notation: 'take orc', words: { id: 'take', args: {} }, touches: ['orc'] }
const info = { id: 'm', game: 'castles', host: 'anna', chairs: [{ seat: 0, person: 'anna', name: 'Anna', bot: '' }], rated: false } as unknown as Schemas['MatchInfo']


let network: Network
let match: Match
let wire: Connection
let container: HTMLElement

beforeEach(async () => {
  me.become(null)
  notices.clear()
  network = new Network()
  match = new Match(network, () => 0, () => network.now, 0)
  match.start()
  wire = network.newest
  wire.open()
  wire.tell(update(0, { scene, options: [option] } as object))
  container = render(Table, { props: { info, match, speech: new Speech('en', [TEXTS]), mine: [0] } }).container
  await tick()
})
afterEach(cleanup)

/** An update that comes when the last has been drawn. */
async function shown(n: number, changes: object) {
  network.pass(PICTURE)
  wire.tell(update(n, changes))
  await tick()
}

/** Touch a thing, and let the service refuse what the page asks about it. */
async function touched(piece: string, code: string, rule = '', before = () => {}) {
  container.querySelector<HTMLElement>(`[data-piece="${piece}"]`)!.click()
  const { say, id } = wire.sent.at(-1)!
  expect(say).toBe('why')
  before()
  const message = { id: `refusal-${code}`, args: { card: piece } }
  wire.tell({ tell: 'refused', id, code, message, sentence: '', rule, page: 0 })
  await new Promise((soon) => setTimeout(soon))
  return notices.shown.map((notice) => notice.text)
}

describe('a thing that does not glow', () => {
  it('is explained by the rule that stands in the way', async () => {
    expect(await touched('elf', 'too-far')).toEqual(['The Elf is too far away.'])
  })

  it.each([
    ['elf', 'no-such-card'],
    ['deck', 'no-such-card'],
    ['deck', 'too-far'],
  ])('is not explained by what only the terminal knows: %s, %s', async (piece, code) => {
    expect(await touched(piece, code, 'cards')).toEqual(['Nothing can be done with that now.'])
  })
})

it('tells what a card does that is touched in vain', async () => {
  expect(await touched('troll-1', 'too-far')).toEqual(['Troll: Sleeps by day.', 'The Troll is too far away.'])
})

it('leads from what a card does to its rule, or else to the list of components', async () => {
  const where = () => notices.shown.map((notice) => notice.href)
  const entry = { name: 'troll', rule: 'trolls', fields: {}, sources: {} }
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([{ kind: 'cards', entries: [entry] }]))
  cleanup()
  ;({ container } = render(Table, { props: { info: { ...info, game: 'caves' }, match, speech: new Speech('en', [TEXTS]), mine: [0] } }))
  await new Promise((soon) => setTimeout(soon))
  asked.mockRestore()
  await touched('troll-1', 'no-such-card')
  expect(where()).toEqual(['#/games/caves/rules/trolls'])
  await touched('badge-1', 'no-such-card')
  expect(where()).toEqual(['#/games/caves/components'])
})

it('tells no more where nothing else is to be said, and no id where there is no name', async () => {
  expect(await touched('troll-1', 'no-such-card')).toEqual(['Troll: Sleeps by day.'])
  notices.clear()
  expect(await touched('badge-1', 'no-such-card')).toEqual(['Two workers and silver.'])
})

it('leads to the rules, and the match stays where it is', () => {
  const link = container.querySelector<HTMLAnchorElement>('[data-rules]')!
  expect([link.getAttribute('href'), link.target]).toEqual(['#/games/castles/rules', '_blank'])
})

describe('what happens', () => {
  const told = (container: ParentNode) => [...container.querySelectorAll('[data-heard] p')].map((line) => line.textContent)

  it.each(['log', 'chat'])('is said to those who listen, once, with the %s open', async (tab) => {
    container.querySelector<HTMLElement>(`#tab-${tab}`)!.click()
    const happened = { events: [{ event: 'slept' }], log: [{ id: 'refusal-too-far', args: { card: 'elf' } }] }
    await shown(1, { scene, options: [option], ...happened })
    expect(told(container)).toEqual(['The Elf is too far away.'])
    const heard = [...container.querySelectorAll('[role=status], [role=log], [aria-live]')].filter(
      (place) => place.getAttribute('aria-live') !== 'off' && place.textContent.includes('The Elf is too far away.'),
    )
    expect(heard).toHaveLength(1)
    expect(heard[0]!.closest('[role=tabpanel]')).toBeNull()
  })
})

it('lets old notices go when many things are touched', () => {
  for (const text of ['one', 'two', 'three', 'two', 'four']) notices.tell(text)
  expect(notices.shown.map((notice) => notice.text)).toEqual(['three', 'two', 'four'])
})

it('says nothing to other eyes than those that asked', async () => {
  expect(await touched('elf', 'too-far', 'far', () => match.look(null))).toEqual([])
})

it('says once whose turn it is, also where the question begins with it', async () => {
  const texts = 'table-your-turn = Your turn\nask-turn = Your turn: play a card.\nask-card = Which card?'
  cleanup()
  ;({ container } = render(Table, { props: { info, match, speech: new Speech('en', [texts]), mine: [0] } }))
  const prompted = async (n: number, id: string) => {
    const view = { over: false, to_act: [0], asked: { number: n, prompt: { id, args: {} }, complete: true, speaking: false } }
    await shown(n, { scene, options: [option], view })
    return container.querySelector('[data-prompt]')!.textContent.trim().replace(/\s+/g, ' ')
  }
  expect(await prompted(1, 'ask-card')).toBe('Your turn Which card?')
  expect(await prompted(2, 'ask-turn')).toBe('Your turn: play a card.')
})
