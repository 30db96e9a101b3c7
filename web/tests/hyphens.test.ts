/** Long names on narrow cards are broken between syllables. */
import { describe, expect, it } from 'vitest'
import { softened, widest } from '@/text/hyphens'

const broken = (words: string) => softened(words).replaceAll('\u00ad', '-')

it.each([
  ['Волшебник орков', 'Вол-шеб-ник орков'],
  ['Чудовище нежити', 'Чудо-вище нежити'],
  ['Крестьянин', 'Крестья-нин'],
  ['Надсмотрщик', 'Надс-мотр-щик'],
  ['Принцесса', 'Прин-цесса'],
  ['Чарівник ельфів', 'Чарів-ник ельфів'],
  ['Bartholomew Cholmondeley', 'Bartho-lo-mew Chol-mon-de-ley'],
  ['Wilhelmina Featherstonehaugh', 'Wilhel-mina Feathersto-nehaugh'],
])('%s', (words, expected) => {
  expect(broken(words)).toBe(expected)
})

it('leaves short words as they are', () => {
  expect(softened('Герой людей, Undead fortress')).toBe('Герой людей, Undead fortress')
})

describe('names of cards in little room', () => {
  const game = '../../src/regnum/games/wonderful_kingdom'
  const texts = import.meta.glob<string>('../../src/regnum/games/wonderful_kingdom/{text/*.ftl,cards.toml}', { eager: true, query: '?raw', import: 'default' })
  const things = [...texts[`${game}/cards.toml`]!.matchAll(/^\[\w+\.([a-z-]+)\]$/gm)].map(([, id]) => id!)
  const names = (language: string) =>
    things.map((id) => new RegExp(`^${id} =\\s+(\\S.*)$`, 'm').exec(texts[`${game}/text/${language}.ftl`]!)![1]!)
  /** pixels for a name on the smallest card, and beside its price; how wide the smallest letters are */
  const [ROOM, BESIDE, LETTERS] = [70, 54, 10 * 0.68]

  it.each(['en', 'ru', 'uk'])('stand whole on the smallest card: %s', (language) => {
    expect(names(language).length).toBeGreaterThan(90)
    expect(names(language).filter((name) => widest(name) * LETTERS > ROOM)).toEqual([])
  })

  it.each(['en', 'ru', 'uk'])('are broken between syllables, if at all, beside a price: %s', (language) => {
    const broken = names(language).filter((name) => widest(name) * LETTERS > BESIDE)
    expect(broken.length).toBeLessThan(4)
    expect(broken.filter((name) => widest(softened(name).replaceAll('\u00ad', ' ')) * LETTERS > BESIDE)).toEqual([])
  })
})
