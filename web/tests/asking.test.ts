/** Requests to a service that takes them and says nothing. */
import { afterEach, expect, it, vi } from 'vitest'
import { ask, Fault } from '@/wire/http'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('are given up after a while, and told of as a service that cannot be reached', async () => {
  vi.useFakeTimers()
  const answer = (_: URL, { signal }: RequestInit) =>
    new Promise<Response>((_, fail) => signal!.addEventListener('abort', () => fail(new Error('aborted'))))
  vi.stubGlobal('fetch', vi.fn(answer))
  let told: unknown
  const asking = ask('get', '/api/games').catch((fault: unknown) => (told = fault))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(told).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2_000)
  await asking
  expect(told).toBeInstanceOf(Fault)
  expect((told as Fault).code).toBe('offline')
})
