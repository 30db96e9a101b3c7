/** The end of a match: everybody's points, and those of an opponent that only the rules drive. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import Ending from '@/table/Ending.svelte'
import { Course, inTwo } from '@/table/course.svelte'
import { printed, Speech } from '@/text/speech'
import type { Result } from '@/wire/frames'
import { speechOf } from '../src/gallery/positions'

const line = (id: string, args: Record<string, string | number>, points: number) => ({ what: { id, args }, points })
const alone: Result = {
  scores: [40],
  ranks: [1],
  won: [false],
  breakdown: [[line('score-paid', { count: 2 }, 2)]],
  opponent: 76,
  opponent_breakdown: [
    line('score-attribute', { attribute: 'faith', level: 10 }, 13),
    line('score-unpaid', { count: 2 }, -6),
  ],
  resigned: [],
}

function shown(result: Result) {
  const speech = speechOf('paladins', 'en')
  const props = { id: 'm', game: 'paladins', result, speech, mine: [0], again: undefined, waiting: false, next: '' }
  return { ...render(Ending, { props }), speech }
}

afterEach(cleanup)

it('tells where the points of the opponent come from', () => {
  const { container, speech } = shown(alone)
  const rows = [...container.querySelectorAll('[data-opponent] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual(alone.opponent_breakdown!.map(({ what, points }) => [speech.say(what), printed(points)]))
  expect(rows[0]![0]).toContain('10')
})

it('says that the opponent has won, and gives whoever it has beaten no rank', () => {
  const { container } = shown(alone)
  expect(container.querySelector('h2')!.textContent.trim()).toBe('table-lost-to-opponent')
  expect(container.querySelector('.rank')).toBeNull()
  cleanup()
  const ahead = shown({ ...alone, won: [true], scores: [80] }).container
  expect(ahead.querySelector('h2')!.textContent.trim()).toBe('table-won')
  expect(ahead.querySelector('.rank')).not.toBeNull()
})

it('breaks a long name of who has won at a syllable', () => {
  const speech = new Speech('uk', ['table-won = Перемога: { SEAT($seats) }'], ['Александра Константинопольская'])
  const result = { ...alone, opponent: null, scores: [40, 3], ranks: [1, 2], won: [true, false], breakdown: [[], []] }
  const props = { id: 'm', game: 'paladins', result, speech, mine: [0], again: undefined, waiting: false, next: '' }
  const said = render(Ending, { props }).container.querySelector('h2')!.textContent.trim()
  expect(said).toContain('\u00ad')
  expect(said.replaceAll('\u00ad', '')).toBe('Перемога: Александра Константинопольская')
})

it('sets a long name beside the course of a match in two lines', () => {
  expect(inTwo('Badger')).toEqual(['Badger'])
  expect(inTwo('Wilhelmina Featherstonehaugh I')).toEqual(['Wilhelmina', 'Featherstonehaugh I'])
  expect(inTwo('Константинопольская')).toEqual(['Константинопольская'])
})

it('has no such table where nothing is told of it', () => {
  const { opponent_breakdown: _, ...bare } = alone
  expect(shown(bare).container.querySelector('[data-opponent] table')).toBeNull()
})

it('says of a match alone against nobody how far it went, not who was beaten', () => {
  const { container } = shown({ ...alone, won: [true], opponent: null, opponent_breakdown: [] })
  expect(container.querySelector('h2')!.textContent.trim()).toBe('table-came-through')
})

it('gives whoever was alone and has not won no rank', () => {
  const bare = { ...alone, opponent: null, opponent_breakdown: [] }
  expect(shown(bare).container.querySelector('.rank')).toBeNull()
  cleanup()
  expect(shown({ ...bare, won: [true] }).container.querySelector('.rank')).not.toBeNull()
})

it('prints points below nothing with a minus', () => {
  const { container } = shown({ ...alone, scores: [-6], breakdown: [[line('score-unpaid', { count: 2 }, -6)]] })
  expect(container.querySelector('[data-score]')!.textContent).toBe('−6')
  expect(container.querySelector('tbody td')!.textContent).toBe('−6')
})

const two: Result = { ...alone, scores: [7, 7], ranks: [2, 1], won: [false, true], breakdown: [[], []], opponent: null }

it('says why one of two with equal points is ahead', () => {
  const { container, speech } = shown(two)
  expect(container.querySelector('[data-ties]')!.textContent).toBe(speech.say({ id: 'game-ties' }))
})

it.each([
  ['others', { ...two, scores: [6, 7] }],
  ['equals who share', { ...two, ranks: [1, 1], won: [true, true] }],
  ['somebody who has resigned', { ...two, resigned: [0] }],
])('says nothing of ties for %s', (_, result) => {
  expect(shown(result).container.querySelector('[data-ties]')).toBeNull()
})

it('leads from the moments that decided to the replay of them', () => {
  const course = new Course()
  const gone = [[0, 0], [2, 0], [2, 5], [3, 5], [3, -1]]
  course.note(...gone.map((standings, n) => ({ n, view: { seats: [{}, {}], standings } as never })))
  const speech = speechOf('fairy-fracas', 'en')
  const props = { id: 'm', game: 'fairy-fracas', result: two, speech, mine: [0], again: undefined, waiting: false, next: '', course }
  const { container } = render(Ending, { props: { ...props, happened: (n: number) => `move ${n}` } })
  const ways = [...container.querySelectorAll('[data-see]')].map((way) => way.getAttribute('href'))
  expect(ways).toEqual(['#/match/m/replay/2', '#/match/m/replay/4'])
  expect(container.querySelector('[data-course] svg')!.textContent).toContain('−1')
})
