/** Names in little room: where their lines end. */
import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Words from '@/pieces/Words.svelte'
import { widest } from '@/text/hyphens'

const parts = (text: string) =>
  [...render(Words, { text }).container.querySelectorAll('.word')].map((word) => word.textContent!.replaceAll('\u00ad', ''))

it('a line ends between words, or after a hyphen, before a word is broken', () => {
  expect(parts('сборщик долгов')).toEqual(['сборщик', 'долгов'])
  expect(parts('византиец-дозорный')).toEqual(['византиец-', 'дозорный'])
})

it('what is read is the name as it is', () => {
  expect(render(Words, { text: 'oath-sworn knights' }).container.textContent).toBe('oath-sworn knights')
})

describe("names on the boards of Paladins", () => {
  const game = '../../src/regnum/games/paladins'
  const texts = import.meta.glob<string>('../../src/regnum/games/paladins/{text/*.ftl,cards.toml}', { eager: true, query: '?raw', import: 'default' })
  const named = (kinds: string) =>
    [...texts[`${game}/cards.toml`]!.matchAll(new RegExp(`^\\[(?:${kinds})\\.([a-z-]+)\\]$`, 'gm'))].map(([, id]) => id!)
  const names = (language: string, things: string[]) =>
    things.map((id) => new RegExp(`^${id} =\\s+(\\S.*)$`, 'm').exec(texts[`${game}/text/${language}.ftl`]!)![1]!)
  /** pixels beside a deed's banner, and how large the smallest letters are there; on a card they are narrow, too */
  const [DEED, LETTERS] = [91, 12]
  const [CARD, NARROW] = [68, 10 * 0.68]

  it.each(['en', 'ru', 'uk'])('are not broken within a word: %s', (language) => {
    const cards = names(language, named('townsfolk|outsiders'))
    const actions = names(language, named('actions'))
    expect(cards.length).toBeGreaterThan(20)
    expect(actions.length).toBeGreaterThan(10)
    expect(cards.filter((name) => widest(name) * NARROW > CARD)).toEqual([])
    expect(actions.filter((name) => widest(name) * LETTERS > DEED)).toEqual([])
  })
})
