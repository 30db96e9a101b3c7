/** A room where people wait: what is seen there is never older than what was done there. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Gathering } from '@/house/gathering.svelte'
import type { Schemas } from '@/wire/http'

type Match = Schemas['MatchInfo']

const empty = { id: 'm', status: 'gathering', chairs: [{ seat: 0 }] } as unknown as Match
const seated = { ...empty, chairs: [{ seat: 0, bot: 'greedy' }] } as unknown as Match

/** Answers come when the test gives them. */
function asks() {
  const open: ((match: Match) => void)[] = []
  const answer = () =>
    new Promise<Response>((give) => open.push((match) => give(new Response(JSON.stringify(match), { status: 200, headers: { 'Content-Type': 'application/json' } }))))
  vi.stubGlobal('fetch', vi.fn(answer))
  return open
}

describe('a room where people wait', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is seen anew', async () => {
    const open = asks()
    const room = new Gathering(empty, vi.fn())
    const look = room.look()
    open[0]!(seated)
    await look
    expect(room.match).toEqual(seated)
  })

  it('does not forget what was done when an older look comes late', async () => {
    const open = asks()
    const room = new Gathering(empty, vi.fn())
    const look = room.look()
    const deed = room.seatBot(0, 'greedy')
    open[1]!(seated)
    await deed
    open[0]!(empty)
    await look
    expect(room.match).toEqual(seated)
  })

  it('waits for what is being done there', async () => {
    const open = asks()
    const room = new Gathering(empty, vi.fn())
    const deed = room.seatBot(0, 'greedy')
    const look = room.look()
    open[1]!(empty)
    await look
    open[0]!(seated)
    await deed
    expect(room.match).toEqual(seated)
  })

  it('is left when the match begins', async () => {
    const open = asks()
    const left = vi.fn()
    const room = new Gathering(empty, left)
    const start = room.start()
    open[0]!({ ...seated, status: 'playing' })
    await start
    expect(left).toHaveBeenCalledOnce()
  })
})
