/** What somebody has played, and how it came out. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import History from '@/house/History.svelte'
import { house, sourcesOf } from '@/text/house.svelte'
import { Speech } from '@/text/speech'
import { PATIENCE } from './network'

beforeEach(async () => {
  house.speech = new Speech('en', await sourcesOf('en'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function told(seats: number, won: boolean, rank: number): Promise<string> {
  const chairs = Array.from({ length: seats }, (_, seat) => ({ seat, person: seat ? null : 'anna', name: '', bot: '' }))
  const match = { id: 'm', game: 'castles', status: 'over', chairs, made: 0, started: 0, ended: 0, clock: { kind: 'none' }, rated: false }
  const page = { matches: [{ match, won, rank, score: 1, seats: [0] }], next: null }
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(page), { headers }))
  const { container } = render(History, { props: { person: 'anna', mine: true, games: [] } })
  return await vi.waitFor(() => container.querySelector('.result strong')!.textContent, PATIENCE)
}

it.each([
  [1, false, 1, 'Lost'],
  [1, true, 1, 'Won'],
  [3, false, 2, 'Place 2'],
  [2, true, 1, 'Won'],
])('tells how a match of %i came out (won: %s, place %i)', async (seats, won, rank, words) => {
  expect(await told(seats, won, rank)).toBe(words)
})
