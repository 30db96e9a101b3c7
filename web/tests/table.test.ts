/** Small things of the table: places, names, clocks, who looks next, steps of a replay. */
import { describe, expect, it } from 'vitest'
import { placeOf } from '@/house/router.svelte'
import { to } from '@/wire/places'
import { Speech } from '@/text/speech'
import { Replay } from '@/table/replay.svelte'
import { mayTakeOver, nextBefore } from '@/table/seating'
import { handAmong, idsOf, lastMoved, named, newsOf, without } from '@/table/things'
import { clockText } from '@/table/time'
import type { Area } from '@/wire/frames'
import { update } from './network'

const area = (id: string, owner: number | null, changes: Partial<Area> = {}): Area => ({
  id,
  owner,
  title: { id, args: {} },
  layout: 'row',
  pieces: [],
  areas: [],
  columns: 0,
  ...changes,
})
const piece = (id: string, face_up = true) => ({ id, name: { id, args: {} }, face_up, badges: [] })

describe('addresses', () => {
  it('name a page and what it shows', () => {
    expect(placeOf('')).toEqual({ page: 'Home', params: {} })
    expect(placeOf('#/')).toEqual({ page: 'Home', params: {} })
    expect(placeOf('#/match/abc/replay')).toEqual({ page: 'Replay', params: { id: 'abc' } })
    expect(placeOf('#/match/abc/replay/7')).toEqual({ page: 'Replay', params: { id: 'abc', step: '7' } })
    expect(placeOf(to('games', 'kings-bounty', 'rules', 'a b'))).toEqual({
      page: 'Game',
      params: { game: 'kings-bounty', part: 'rules', anchor: 'a b' },
    })
  })

  it('lead nowhere politely', () => {
    expect(placeOf('#/no/such/page').page).toBe('Missing')
    expect(placeOf('#/match/%E0%A4%A')).toEqual({ page: 'Match', params: { id: '%E0%A4%A' } })
  })
})

describe('one screen, several people', () => {
  it('leaves whoever can act alone', () => {
    expect(nextBefore([0, 1], 0, [0, 1])).toBeNull()
    expect(nextBefore([0, 1], 1, [])).toBeNull()
    expect(nextBefore([0, 2], 0, [1])).toBeNull()
  })

  it('calls the next seat of this screen that has to act', () => {
    expect(nextBefore([0, 1], null, [1])).toBe(1)
    expect(nextBefore([0, 1, 2], 1, [0, 2])).toBe(2)
    expect(nextBefore([0, 1, 2], 2, [0, 1])).toBe(0)
  })

  it('lets others speak', () => {
    expect(mayTakeOver([0, 1, 2], 0, [1, 3])).toEqual([1])
  })
})

describe('things', () => {
  it('are found in what is told, in folded messages too', () => {
    const folded = JSON.stringify([{ id: 'gives', args: { card: 'farmer-2', coins: 3 } }])
    expect(named({ id: 'told', args: { seat: 1, thing: 'elf-1 orc-2', more: ['a'], deal: folded } })).toEqual([
      'elf-1',
      'orc-2',
      'a',
      'farmer-2',
    ])
  })

  it('include areas', () => {
    const scene = { areas: [area('seat-0', 0, { areas: [area('hand-0', 0, { pieces: [piece('elf')] })] })] }
    expect(idsOf(scene)).toEqual(new Set(['seat-0', 'hand-0', 'elf']))
  })

  it('that one holds are those that others hide', () => {
    const own = [area('seat-0', 0, { areas: [area('hand-0', 0, { pieces: [piece('elf')] }), area('castles-0', 0, { pieces: [piece('tower')] })] })]
    const others = [area('seat-1', 1, { areas: [area('hand-1', 1, { pieces: [piece('hand-1/0', false)] }), area('castles-1', 1)] })]
    const hand = handAmong(own, others)
    expect(hand.map((each) => each.id)).toEqual(['hand-0'])
    expect(without(own, hand)[0]!.areas.map((each) => each.id)).toEqual(['castles-0'])
    expect(handAmong(own, [])).toEqual([])
  })
})

it.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(clockText(seconds)).toBe(shown)
})

describe('speech', () => {
  const texts = `
player = Player { $number }
elf-warrior = elf warrior
    .acc = the elf warrior
takes = { SEAT($seat) } takes { NAME($card, form: "acc") }
both = { NAME($cards) }
deal = { SAY($deal) }
count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}`
  const speech = new Speech('en', [texts], ['Anna', ''])

  it('names things, forms and players as the terminal does', () => {
    expect(speech.say({ id: 'takes', args: { seat: 0, card: 'elf-warrior-2' } })).toBe('Anna takes the elf warrior')
    expect(speech.say({ id: 'takes', args: { seat: 1, card: 'dragon' } })).toBe('Player 2 takes dragon')
    expect(speech.say({ id: 'both', args: { cards: ['elf-warrior-1', 'dragon'] } })).toBe('elf warrior, dragon')
  })

  it('says messages within messages, and numbers', () => {
    const deal = JSON.stringify([
      { id: 'count', args: { n: 1 } },
      { id: 'count', args: { n: 5 } },
    ])
    expect(speech.say({ id: 'deal', args: { deal } })).toBe('1 card; 5 cards')
    expect(speech.say({ id: 'deal', args: { deal: 'plain' } })).toBe('plain')
    expect(speech.say({ id: 'nobody-wrote-this' })).toBe('nobody-wrote-this')
  })

  it('counts as Slavs do', () => {
    const uk = new Speech('uk', ['n = { $n -> \n    [one] карта\n    [few] карти\n   *[many] карт\n}'])
    expect([1, 2, 5, 21].map((n) => uk.say({ id: 'n', args: { n } }))).toEqual(['карта', 'карти', 'карт', 'карта'])
  })
})

describe('a replay', () => {
  const LAST = 95
  const asked: [number | null, number][] = []
  const fetch = async (seat: number | null, first: number) => {
    asked.push([seat, first])
    const steps = []
    for (let n = first; n < Math.min(first + 40, LAST + 1); n += 1) steps.push(update(n, { seat }))
    return { last: LAST, steps }
  }

  it('fetches what it needs, once', async () => {
    const replay = new Replay(fetch)
    await replay.go(0)
    expect([replay.shown?.n, replay.last]).toEqual([0, LAST])
    await replay.go(3)
    expect(replay.shown?.n).toBe(3)
    expect([...replay.news]).toEqual(['card-3'])
    expect(replay.events.length).toBe(3)
    await replay.go(1000)
    expect(replay.at).toBe(LAST)
    await replay.go(-5)
    expect(replay.at).toBe(0)
    expect(asked.map(([, first]) => first).sort((a, b) => a - b)).toEqual([0, 80])
  })

  it('looks with other eyes at the same moment', async () => {
    const replay = new Replay(fetch)
    await replay.go(7)
    await replay.look(1)
    expect([replay.at, replay.shown?.seat]).toEqual([7, 1])
  })
})

describe('the hand that points', () => {
  const says = (...things: string[]) => ({ id: 'moved', args: { things } })
  const scene = [
    area('hand-0', 0, { pieces: [piece('drawn')] }),
    area('holdings-1', 1, { pieces: [piece('older'), piece('tower'), piece('troop')] }),
  ]

  it('points at what the newest line names first, of all that lies on the table', () => {
    expect(lastMoved(newsOf([says('older'), says('gone', 'tower', 'troop')]), scene)).toBe('tower')
  })

  it('points at no card of a hand', () => {
    expect(lastMoved(newsOf([says('older'), says('drawn')]), scene)).toBe('older')
    expect(lastMoved(newsOf([says('drawn')]), scene)).toBeUndefined()
  })
})

describe('what is said', () => {
  it('has a minus before a number below nought, and a hyphen between words', () => {
    const speech = new Speech('ru', ['loss = { $points } очка, a-1, FF-B1, 2-5'])
    expect(speech.say({ id: 'loss', args: { points: -3 } })).toBe('−3 очка, a-1, FF-B1, 2-5')
  })
})
