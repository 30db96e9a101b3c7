/** Long names on narrow cards are broken between syllables. */
import { expect, it } from 'vitest'
import { softened } from '@/text/hyphens'

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
