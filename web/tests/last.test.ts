/** A game is played again as it was played last. */
import { beforeEach, expect, it } from 'vitest'
import { draftOf, lastGame, lastSetting, remember } from '@/house/last'
import type { BotInfo, GameInfo } from '@/house/shelf.svelte'

const game = (id: string): GameInfo => ({
  id,
  names: { en: id },
  summaries: { en: '' },
  seats: [2, 3, 4],
  minutes: [10, 20],
  solo: false,
  hidden: true,
  rules: 1,
  modes: [
    { id: 'base', options: {}, seats: [] },
    { id: 'grim', options: { grim: true }, seats: [2] },
  ],
  options: [{ name: 'grim', kind: 'flag', default: false, choices: [] }],
  entries: 0,
  stand_ins: 0,
  picture: false,
})
const bots = [{ id: 'greedy', stand_in: false }, { id: 'steady', stand_in: true }] as BotInfo[]
const [castles, fairies] = [game('castles'), game('fairies')]

beforeEach(() => localStorage.clear())

it('at first three sit there, with the usual bot', () => {
  expect(lastSetting(castles, bots)).toEqual({ seats: 3, bot: 'steady', mode: 'base' })
  expect(lastGame([castles, fairies])).toBe(castles)
})

it('is set as it was, each game for itself', () => {
  const setting = { seats: 2, bot: 'greedy', mode: 'grim' }
  remember('fairies', setting)
  expect(lastSetting(fairies, bots)).toEqual(setting)
  expect(lastSetting(castles, bots).seats).toBe(3)
  expect(lastGame([castles, fairies])).toBe(fairies)
  remember('castles', lastSetting(castles, bots))
  expect(lastGame([castles, fairies])).toBe(castles)
})

it('what cannot be had any more is as usual', () => {
  remember('castles', { seats: 6, bot: 'gone', mode: 'grim' })
  expect(lastSetting(castles, bots)).toEqual({ seats: 3, bot: 'steady', mode: 'base' })
  localStorage.setItem('regnum.last', 'torn')
  expect(lastSetting(castles, bots).seats).toBe(3)
})

it('becomes a table with me and bots', () => {
  const draft = draftOf(castles, { seats: 2, bot: 'greedy', mode: 'grim' })
  expect(draft.chairs.map((chair) => chair.who)).toEqual(['me', 'bot'])
  expect(draft.options).toEqual({ grim: true })
})
