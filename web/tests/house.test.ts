/** What the pages of the house work out by themselves. */
import { describe, expect, it } from 'vitest'
import { shown, valueText } from '@/house/components'
import { helpOf, ruleOf } from '@/text/help'
import { has, rendered, wordsIn } from '@/house/markdown'
import { friendlyName } from '@/table/friendly'
import { plotted } from '@/house/plot'
import { span } from '@/house/times'
import {
  agreed,
  complete,
  counting,
  defaultsOf,
  inMode,
  modeOf,
  modesFor,
  newDraft,
  notRated,
  usualSeats,
  withSeats,
  wishOf,
  type Draft,
} from '@/house/wish'
import { Speech } from '@/text/speech'
import type { Schemas } from '@/wire/http'

const GAME: Schemas['GameInfo'] = {
  id: 'castles',
  names: { en: 'Castles' },
  summaries: { en: 'Build.' },
  seats: [1, 2, 4],
  minutes: [10, 20],
  solo: true,
  hidden: true,
  rules: 1,
  modes: [
    { id: 'base', options: {}, seats: [] },
    { id: 'grim', options: { grim: true }, seats: [2, 4] },
  ],
  options: [
    { name: 'grim', kind: 'flag', default: false, choices: [] },
    { name: 'rounds', kind: 'number', default: 5, least: 1, most: 9, choices: [] },
    { name: 'without', kind: 'several', default: [], choices: ['elf', 'orc'] },
  ],
  entries: 0,
  stand_ins: 0,
  picture: false,
}

const draft = (changes: Partial<Draft> = {}): Draft => ({ ...newDraft(GAME, 'greedy', 4), ...changes })

describe('options that do not always count', () => {
  const module = { name: 'module', kind: 'choice' as const, default: 'menaces', choices: ['menaces', 'quests'] }
  const scenario = { name: 'scenario', kind: 'choice' as const, default: 'none', choices: ['none', 'siege'] }
  const board = { name: 'board', kind: 'choice' as const, default: 'any', choices: ['any', 'north'] }
  const game: Schemas['GameInfo'] = {
    ...GAME,
    options: [
      { ...board, beside: { module: ['quests'] } },
      { ...module, beside: { scenario: ['none'] } },
      { ...scenario, seats: [1] },
    ],
  }
  const asked = { module: 'quests', scenario: 'siege', board: 'north' }

  it('are offered where they count', () => {
    expect(counting(game, 1, defaultsOf(game))).toEqual(['module', 'scenario'])
    expect(counting(game, 2, defaultsOf(game))).toEqual(['module'])
    expect(counting(game, 2, { ...defaultsOf(game), module: 'quests' })).toEqual(['board', 'module'])
  })

  it('fall out together, and come back as they were', () => {
    expect(agreed(game, 1, asked)).toEqual({ ...defaultsOf(game), scenario: 'siege' })
    expect(agreed(game, 2, asked)).toEqual({ module: 'quests', scenario: 'none', board: 'north' })
    expect(wishOf({ ...newDraft(game, 'greedy', 1), options: asked }, game).options).toEqual({ scenario: 'siege' })
  })
})

describe('a draft of a match', () => {
  it('seats me and bots, and can begin at once', () => {
    expect(draft().chairs.map((chair) => chair.who)).toEqual(['me', 'bot', 'bot', 'bot'])
    expect(complete(draft())).toBe(true)
  })

  it('offers the number of players nearest to three', () => {
    expect(usualSeats({ seats: [2, 3, 4, 5] })).toBe(3)
    expect(usualSeats({ seats: [1, 2] })).toBe(2)
    expect(usualSeats(GAME)).toBe(2)
  })

  it('keeps who sits when seats are added, and always keeps me', () => {
    const open = draft({ chairs: draft().chairs.map((chair, i) => (i ? { ...chair, who: 'open' } : chair)) })
    const fewer = withSeats(open, 2, 'greedy')
    expect(fewer.chairs.map((chair) => chair.who)).toEqual(['me', 'open'])
    expect(withSeats(fewer, 4, 'greedy').chairs.map((chair) => chair.who)).toEqual([
      'me',
      'open',
      'open',
      'open',
    ])
    const nobody = { ...open, chairs: open.chairs.map((chair) => ({ ...chair, who: 'open' as const })) }
    expect(withSeats(nobody, 2, 'greedy').chairs[0]!.who).toBe('me')
  })

  it('knows which mode its options are', () => {
    expect(modeOf(GAME, inMode(GAME, 'base'))).toBe('base')
    expect(modeOf(GAME, inMode(GAME, 'grim'))).toBe('grim')
    expect(modeOf(GAME, { ...inMode(GAME, 'grim'), rounds: 3 })).toBeUndefined()
    expect(modesFor(GAME, 1).map((mode) => mode.id)).toEqual(['base'])
  })

  it('asks the service for what differs from the defaults only', () => {
    const wish = wishOf(draft({ options: { grim: false, rounds: 3, without: [] }, inLobby: true }), GAME)
    expect(wish.options).toEqual({ rounds: 3 })
    // nobody is looked for, so it need not stand in the lobby
    expect(wish.in_lobby).toBe(false)
    expect(wish.clock?.kind).toBe('none')
  })

  it('seats somebody else at this screen in a seat of mine, with a name', () => {
    const chairs = draft().chairs.map((chair, i) =>
      i === 1 ? { ...chair, who: 'here' as const, name: '  Olha ' } : chair,
    )
    expect(wishOf(draft({ chairs }), GAME).chairs[1]).toEqual({ who: 'me', bot: '', name: 'Olha' })
  })

  it('says what stands in the way of a rated match', () => {
    expect(notRated(draft(), true)).toEqual(['rated-no-bots'])
    const chairs = draft().chairs.map((chair, i) => (i ? { ...chair, who: 'open' as const } : chair))
    expect(notRated(draft({ chairs }), false)).toEqual(['rated-claimed-names'])
    expect(notRated(draft({ chairs }), true)).toEqual([])
    expect(notRated(withSeats(draft({ chairs }), 1, 'greedy'), true)).toEqual(['rated-not-alone'])
    const clock = { kind: 'move' as const, seconds: 60, increment: 0, time_out: 'bot' as const }
    // no bot plays on in a rated match
    expect(wishOf(draft({ chairs, clock, rated: true }), GAME).clock?.time_out).toBe('resign')
    expect(wishOf(draft({ clock, rated: true }), GAME)).toMatchObject({ rated: false })
  })
})

describe('rules as they are written', () => {
  it('become HTML, with rulings that lead somewhere', () => {
    const html = rendered('**Bold** (KB-A4), and `code`.', 'kings-bounty')
    expect(html).toContain('<strong>Bold</strong>')
    expect(html).toContain('<a href="#/games/kings-bounty/rulings/KB-A4">KB-A4</a>')
  })

  it('obey no HTML that a game brings', () => {
    const html = rendered('<img src=x onerror=alert(1)> <b>x</b>\n\n<script>alert(1)</script>', 'x')
    expect(html).not.toMatch(/<(img|script|b)[ >]/)
    expect(html).toContain('&lt;script&gt;')
  })

  it('keep wide tables in a box of their own', () => {
    const html = rendered('| a | b |\n|---|---|\n| 1 | 2 |', 'x')
    expect(html).toMatch(/<div class="wide ".*<td data-label="b">2<\/td>/s)
    const sentence = 'A sentence that fills more than half a line.'
    expect(rendered(`| a |\n|---|\n| ${sentence} |`, 'x')).toContain('class="wide long"')
  })

  it('are searched word by word, in any case', () => {
    expect(wordsIn('  Захват  ГЕРОЙ ')).toEqual(['захват', 'герой'])
    expect(has('Герой и захват владения', ['захват', 'герой'])).toBe(true)
    expect(has('Герой', ['захват', 'герой'])).toBe(false)
  })
})

describe('components', () => {
  const speech = new Speech('en', ['field-strength = strength\nwarrior-help = Strong.\nobelisk-1-help = Old.'])

  it('show the values that the game has words for', () => {
    const entry = { name: 'elf-warrior', rule: 'troops', fields: { people: 'elf', strength: 3 }, sources: {} }
    expect(shown([entry], speech)).toEqual(['strength'])
  })

  it('have values in the words of the game', () => {
    const words = new Speech('uk', ['gold = золото\nvalue-end = кінець\nhouse-yes = так\nhouse-no = ні'])
    expect(valueText('1 gold + 2 wood x gold', words)).toBe('1 золото + 2 wood × золото')
    expect(valueText(['gold', 'end'], words)).toBe('золото, кінець')
    expect(valueText([['gold', 'gold'], ['end']], words)).toBe('золото, золото / кінець')
    expect(valueText(true, words)).toBe('так')
    expect(valueText(-3, words)).toBe('-3')
  })

  it('have a number and its noun as the language puts them together', () => {
    const goods = ['[one] { $count } матеріал', '[few] { $count } матеріали', '*[many] { $count } матеріалів']
    const words = new Speech('uk', [`materials = матеріали\ngoods-materials = { $count ->\n ${goods.join('\n ')}\n }`])
    const said = ['1 materials', '3 materials + 5 materials'].map((value) => valueText(value, words))
    expect(said).toEqual(['1 матеріал', '3 матеріали + 5 матеріалів'])
  })

  it('are explained by their own help, or by that of their kind', () => {
    expect(helpOf('elf-warrior', speech)).toBe('Strong.')
    expect(helpOf('obelisk-1', speech)).toBe('Old.')
    expect(helpOf('dragon', speech)).toBe('')
  })

  it('are not explained by our texts where the owner of the cards has changed them', () => {
    const texts = 'elf-warrior = elf (3 strong)\nelf-warrior-help = Strong.\norder = order: 5 walls\n    .changed = order: walls'
    const mine = new Speech('en', [texts], [], { changed: ['elf-warrior', 'order'], called: { dragon: 'Smok' } })
    expect(helpOf('elf-warrior-2', mine)).toBe('')
    expect(mine.name('elf-warrior-2')).toBe('elf')
    expect(mine.name('order')).toBe('order: walls')
    expect(mine.name('dragon-1')).toBe('Smok')
    expect(new Speech('en', [texts]).name('elf-warrior-2')).toBe('elf (3 strong)')
  })

  it('have their number where the texts tell copies apart', () => {
    const texts = new Speech('en', ['jar = jar\n    .copy = { $name }, no. { $number }\nelf = elf'])
    expect(['jar', 'jar-1', 'jar-2', 'elf-2'].map((each) => texts.name(each))).toEqual([
      ...['jar', 'jar, no. 1', 'jar, no. 2', 'elf'],
    ])
  })

  it('have the rule of their own entry, by whichever name they go at the table', () => {
    const entry = (name: string, rule: string) => ({ name, rule, fields: {}, sources: {} })
    const kinds = [{ kind: 'cards', entries: [entry('witch', 'witch'), entry('king', 'points')] }]
    expect(ruleOf('witch', kinds)).toBe('witch')
    expect(ruleOf('blue-king', kinds)).toBe('points')
    expect(ruleOf('king-2', kinds)).toBe('points')
    expect(ruleOf('dragon', kinds)).toBe('')
  })
})

describe('names, spans and plots', () => {
  it('makes a friendly name of two words', () => {
    expect(friendlyName('Merry|Sly', 'Fox|Owl', false, () => 0.99)).toBe('Sly Owl')
    expect(friendlyName('Merry', 'Fox', true, () => 0)).toBe('Merry Fox 10')
  })

  it('tells spans in the largest unit that fits', () => {
    expect(span(90)).toEqual(['seconds', 90])
    expect(span(120)).toEqual(['minutes', 2])
    expect(span(3600)).toEqual(['hours', 1])
    expect(span(3 * 86400)).toEqual(['days', 3])
  })

  it('draws a rating from left to right, within its sheet', () => {
    const plot = plotted([{ rating: 1500, deviation: 100 }, { rating: 1600, deviation: 50 }], 100, 50)
    expect(plot.dots.map((dot) => dot.x)).toEqual([0, 100])
    expect(plot.dots[1]!.y).toBeLessThan(plot.dots[0]!.y)
    expect([plot.least, plot.most]).toEqual([1400, 1650])
    expect(plotted([{ rating: 1500, deviation: 0 }], 100, 50).dots).toEqual([{ x: 50, y: 50 }])
  })
})
