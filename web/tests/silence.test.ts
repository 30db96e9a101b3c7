import { afterEach, expect, test, vi } from 'vitest'
import { Silence } from '@/table/silence.svelte'

afterEach(() => vi.unstubAllGlobals())

test('what was said is asked for page by page until there is no more', async () => {
  const lines = Array.from({ length: 250 }, (_, n) => ({ m: 2 * n + 1, text: `line ${n}` }))
  vi.stubGlobal('fetch', async (url: URL) => {
    const after = Number(url.searchParams.get('after'))
    return Response.json(lines.filter((line) => line.m > after).slice(0, 100))
  })
  expect(await new Silence('m').said()).toEqual(lines)
})
