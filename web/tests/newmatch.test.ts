/** The form of a new match. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import NewMatchForm from '@/house/NewMatchForm.svelte'
import { notices } from '@/table/notices.svelte'
import { Speech } from '@/text/speech'
import { me } from '@/table/person.svelte'
import type { Schemas } from '@/wire/http'
import { PATIENCE } from './network'

const GAME: Schemas['GameInfo'] = {
  id: 'castles',
  names: { en: 'Castles' },
  summaries: { en: 'Build.' },
  seats: [1, 2],
  minutes: [10, 20],
  solo: true,
  hidden: true,
  rules: 1,
  modes: [
    { id: 'base', options: {}, seats: [] },
    { id: 'grim', options: { grim: true }, seats: [] },
  ],
  options: [{ name: 'grim', kind: 'flag', default: false, choices: [] }],
} as unknown as Schemas['GameInfo']
const speech = new Speech('en', ['bad-moats = With { $seats } players there is no moat.'])

function form(): HTMLElement {
  return render(NewMatchForm, { props: { game: GAME, bots: [], speech } }).container
}

beforeEach(() => {
  notices.clear()
  me.become({ id: 'anna', name: 'Anna', claimed: false } as Schemas['PersonInfo'])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says in the words of the game why a match cannot be made', async () => {
  const message = { id: 'bad-moats', args: { seats: 2 } }
  const answer = { code: 'bad-set-up', sentence: '', message }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: 400 }))
  await fireEvent.submit(form().querySelector('form')!)
  await vi.waitFor(() => expect(notices.shown.map((each) => each.text)).toEqual(['With 2 players there is no moat.']), PATIENCE)
})

it('keeps the options open when the number of players changes', async () => {
  const container = form()
  const details = container.querySelector('details')!
  expect(details.open).toBe(false)
  details.open = true
  await fireEvent(details, new Event('toggle'))
  await fireEvent.click(container.querySelector('fieldset input[value="1"]')!)
  expect(container.querySelectorAll('form ol > li').length).toBe(1)
  expect(details.open).toBe(true)
})
