/** The frame of a table: keys, what a touch would come to, and what stands in the way. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Match } from '@/table/match.svelte'
import { notices } from '@/table/notices.svelte'
import { me } from '@/table/person.svelte'
import Table from '@/table/Table.svelte'
import { spoken } from '@/table/things'
import { Speech } from '@/text/speech'
import type { Schemas } from '@/wire/http'
import { Network, update, type Connection } from './network'

const TEXTS = `
elf = elf
    .acc = elves
orc = Orc
troll = Troll
elf-king = king of elves
fate = take { $from } › { $to }
refusal-guarded = The { NAME($by) } guards the { NAME($card) }.
`
const named = (id: string) => ({ id, name: { id, args: {} }, face_up: true, badges: [] })
const area = { id: 'row', owner: null, title: { id: 'row', args: {} }, layout: 'row', areas: [], columns: 0 }
const scene = { areas: [{ ...area, pieces: ['orc', 'elf', 'troll'].map(named) }] }
const take = (card: string, outcome: object | null) => ({
  action: { do: 'take', card },
  notation: `take ${card}`,
  words: { id: 'take', args: {} },
  touches: [card],
  outcome,
})
const options = [take('orc', { id: 'fate', args: { from: 3, to: 2 } }), take('elf', null)]
const info = { id: 'm', game: 'castles', host: 'anna', chairs: [{ seat: 0, person: 'anna', name: 'Anna', bot: '' }], rated: false } as unknown as Schemas['MatchInfo']


let network: Network
let wire: Connection
let container: HTMLElement
let pace: number
const piece = (id: string) => container.querySelector<HTMLElement>(`[data-piece="${id}"]`)!

beforeEach(async () => {
  me.become(null)
  notices.clear()
  network = new Network()
  pace = 0
  const match = new Match(network, () => pace, () => network.now, 0)
  match.start()
  wire = network.newest
  wire.open()
  const view = { over: false, to_act: [0], may_speak: [], asked: { number: 1, prompt: { id: 'ask', args: {} }, complete: true, speaking: false }, undo: { can: 'undo', why: null } }
  wire.tell(update(0, { scene, options, view } as object))
  container = render(Table, { props: { info, match, speech: new Speech('en', [TEXTS]), mine: [0] } }).container
  await tick()
})
afterEach(cleanup)

it('tags what can be touched with what that would come to', () => {
  expect(piece('orc').querySelector('.fate')!.textContent).toBe('take 3 › 2')
  expect(piece('elf').querySelector('.fate')).toBeNull()
})

it('marks what was touched in vain, and what stands in the way, until the next touch', async () => {
  piece('troll').click()
  const { id } = wire.sent.at(-1)!
  wire.tell({ tell: 'refused', id, code: 'guarded', message: { id: 'refusal-guarded', args: { by: 'orc', card: 'troll' } }, sentence: '', rule: 'guards', page: 0 })
  await new Promise((soon) => setTimeout(soon))
  expect(piece('troll').classList).toContain('is-touched')
  expect(piece('orc').classList).toContain('is-culprit')
  expect(container.querySelector('[data-notice] a')!.getAttribute('href')).toBe('#/games/castles/rules/guards')
  piece('elf').click()
  await tick()
  expect(container.querySelector('.is-touched, .is-culprit, [data-notice]')).toBeNull()
})

describe('a broken line', () => {
  const prompt = () => container.querySelector<HTMLElement>('[data-prompt]')!
  const glowing = () => container.querySelectorAll('[data-glow]').length

  it('is told in ink where one was asked, with what is safe, and nothing glows until it is back', async () => {
    expect([prompt().matches('[data-yours]'), glowing()]).toEqual([true, 2])
    wire.break()
    await tick()
    expect(prompt().textContent).toContain('table-line-broken')
    expect(prompt().matches('[data-yours]')).toBe(false)
    expect(container.querySelector('.rubric.waits .sub')!.textContent).toBe('table-line-safe')
    // the table stays to be read
    expect([piece('orc') !== null, glowing()]).toEqual([true, 0])
    network.pass(1_000)
    network.newest.open()
    await tick()
    expect([prompt().matches('[data-yours]'), glowing()]).toEqual([true, 2])
  })
})

describe('keys', () => {
  const press = (key: string, code = '') => fireEvent.keyDown(document.body, { key, code })

  it('do what is listed in words', async () => {
    await press('2')
    expect(wire.sent.at(-1)).toMatchObject({ say: 'act', action: { do: 'take', card: 'elf' } })
  })

  it('undo, in every alphabet', async () => {
    await press('г', 'KeyU')
    expect(wire.sent.at(-1)).toMatchObject({ say: 'undo', seat: 0 })
  })

  it('are all told, and put away again', async () => {
    await press('?')
    expect(container.querySelector('[data-keys]')).not.toBeNull()
    await press('Escape')
    expect(container.querySelector('[data-keys]')).toBeNull()
  })

  it('write where one writes', async () => {
    container.querySelector<HTMLElement>('#tab-chat')!.click()
    await tick()
    const said = wire.sent.length
    await fireEvent.keyDown(container.querySelector('#panel input')!, { key: 'u', code: 'KeyU' })
    expect(wire.sent).toHaveLength(said)
  })
})

it('lets the names of things stand out in a sentence', () => {
  const speech = new Speech('en', ['elf = Elf\n    .acc = elves\nelf-king = king of elves\ntold = The { NAME($a) } meets { NAME($b, form: "acc") }.'])
  expect(spoken({ id: 'told', args: { a: 'elf-king', b: 'elf' } }, speech)).toEqual([
    { text: 'The ' },
    { text: 'king of elves', thing: 'elf-king' },
    { text: ' meets ' },
    { text: 'elves', thing: 'elf' },
    { text: '.' },
  ])
})

it('keeps the number of a place beside its name', () => {
  const speech = new Speech('en', ['forest-1 = forest 1\ntold = It lies on { NAME($a) }.'])
  expect(spoken({ id: 'told', args: { a: 'forest-1' } }, speech)[1]).toEqual({ text: 'forest\u00a01', thing: 'forest-1' })
})

describe('moves of others that are shown one by one', () => {
  const n = () => container.querySelector<HTMLElement>('[data-n]')!.dataset['n']

  beforeEach(async () => {
    pace = 1
    const view = { ...update(0).view, to_act: [1], asked: null }
    for (const number of [1, 2, 3, 4]) {
      network.pass(number === 1 ? 5000 : 0)
      wire.tell(update(number, { scene, view } as object))
    }
    await tick()
    expect(n()).toBe('1')
  })

  it.each([
    ['the button', () => container.querySelector<HTMLElement>('[data-skip]')!],
    ['the table, where it is free', () => container.querySelector<HTMLElement>('.mat')!],
    ['what is asked', () => container.querySelector<HTMLElement>('[data-prompt]')!],
    ['a thing, which is not asked for', () => piece('troll')],
  ])('are all over by a click on %s', async (_, where) => {
    where().click()
    await tick()
    expect(n()).toBe('4')
    expect(container.querySelector('[data-notice=plain]')).toBeNull()
  })

  it.each(['#tab-chat', '[role=log]'])('go on as they do when %s is clicked, which means something else', async (where) => {
    container.querySelector<HTMLElement>(where)!.click()
    await tick()
    expect(n()).toBe('1')
  })
})
