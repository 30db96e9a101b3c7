/** Boards in every language: whatever stands there has words. */
import { cleanup } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGES } from '@/text/speech'
import { drawn } from './drawn'

afterEach(cleanup)

/** positions that between them show every part of the boards */
const SPOKEN = [
  'kings-bounty.5.secret',
  'kings-bounty.4.target',
  'kings-bounty.3.returning',
  'fairy-fracas.4.fairy',
  'fairy-fracas.4.place',
  'kings-struggle.6.talk',
  'kings-struggle.4.market',
  'paladins.1.turn',
  'paladins.2.paladin',
  'paladins.4.turn',
  'wonderful-kingdom.2.offer',
  'wonderful-kingdom.2.plan',
  'wonderful-kingdom.2.tasks',
  'wonderful-kingdom.1.north',
].flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

it.each(SPOKEN)('%s says nothing by its id in %s', (name, language) => {
  const { container } = drawn(name, {}, language)
  const words = [...container.querySelectorAll('*')].flatMap((each) => [
    each.getAttribute('aria-label') ?? '',
    each.childElementCount ? '' : (each.textContent ?? ''),
  ])
  // an id of ours or of a game, said because no text was found
  const ids = words.filter((each) => /^(board|badge|place|deal|promise|pledge|part|score|event)-[a-z-]+$/.test(each.trim()))
  expect(ids).toEqual([])
})
