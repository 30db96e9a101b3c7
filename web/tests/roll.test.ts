/** Who sits where, and what is said of them. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import type { Tincture } from '@/pieces/heraldry'
import type { Match } from '@/table/match.svelte'
import Roll from '@/table/Roll.svelte'
import { Speech } from '@/text/speech'
import { update } from './network'

const TEXTS = import.meta.glob<string>('../text/*/table.ftl', { query: '?raw', import: 'default', eager: true })

afterEach(cleanup)

it.each([
  ['en', 'stands in for a bot that failed'],
  ['ru', 'вместо отказавшего бота'],
  ['uk', 'замість бота, що відмовив'],
] as const)('a bot that could not answer is shown as such (%s)', (language, words) => {
  const shown = update(1, { bots: ['random', 'greedy'], failed: ['greedy', ''] })
  const tinctures: Tincture[] = ['gules', 'azure']
  const match = { shown, view: shown.view, present: null, heardAt: 0 } as unknown as Match
  const speech = new Speech(language, [TEXTS[`../text/${language}/table.ftl`]!], ['', ''])
  const { container } = render(Roll, { match, speech, mine: [], people: [null, null], tinctures, facts: {}, facing: null, show: () => {} })
  const what = (seat: number) => container.querySelector(`[data-seat="${seat}"] .what`)!.textContent
  expect(what(0)).toContain(words)
  expect(what(1)).not.toContain(words)
})
