/** A live connection on a bad network: nothing lost, nothing doubled, nothing out of order. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Live, type State } from '@/wire/live'
import { Network, past, update } from './network'

let network: Network
let heard: number[]
let states: State[]
let fresh: number
let chat: string[]
let live: Live

beforeEach(() => {
  network = new Network()
  heard = []
  states = []
  chat = []
  fresh = 0
  live = new Live(
    network,
    {
      update: (each, anew) => {
        heard.push(each.n)
        fresh += Number(anew)
      },
      chatted: (line) => chat.push(line.text),
      told: () => {},
      state: (state) => states.push(state),
    },
    0,
  )
})

function started() {
  live.start()
  network.newest.open()
  return network.newest
}

describe('coming in', () => {
  it('does not wait for ever for somebody who takes the call and says nothing', () => {
    live.start()
    const [silent] = network.opened
    network.pass(19_000)
    expect(states).toEqual(['connecting'])
    network.pass(2_000)
    expect([states, silent!.closed, network.opened.length]).toEqual([['connecting', 'lost'], true, 2])
    network.newest.open()
    network.pass(19_000)
    expect([states.at(-1), network.opened.length]).toEqual(['live', 2])
  })

  it('says hello with its eyes and what it has', () => {
    const wire = started()
    expect(wire.sent).toEqual([{ say: 'hello', seat: 0, after: -1, chat: 0 }])
    wire.tell(past(0))
    wire.tell(past(1))
    wire.tell(update(2))
    expect(heard).toEqual([0, 1, 2])
    expect(fresh).toBe(1)
    expect(states).toEqual(['connecting', 'live'])
  })

  it('takes a number that it has as no news', () => {
    const wire = started()
    wire.tell(update(0))
    wire.tell(update(1))
    wire.tell(past(0))
    wire.tell(past(1))
    expect(heard).toEqual([0, 1])
  })

  it('shows the newest again when it is told whole', () => {
    const wire = started()
    wire.tell(update(0))
    wire.tell(update(0))
    expect(heard).toEqual([0, 0])
  })
})

describe('a gap', () => {
  it('is asked about once, and filled in order', () => {
    const wire = started()
    wire.tell(update(0))
    wire.tell(update(2))
    wire.tell(update(3))
    expect(heard).toEqual([0])
    expect(wire.sent.slice(1)).toEqual([{ say: 'hello', seat: 0, after: 0, chat: 0 }])
    for (const frame of [past(1), past(2), update(3)]) wire.tell(frame)
    expect(heard).toEqual([0, 1, 2, 3])
    wire.tell(update(5))
    expect(wire.sent.at(-1)).toEqual({ say: 'hello', seat: 0, after: 3, chat: 0 })
  })
})

describe('a break', () => {
  it('is followed by tries that come later and later, until one succeeds', () => {
    const wire = started()
    wire.tell(update(0))
    wire.break()
    expect(live.state).toBe('lost')
    const waits: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      const before = network.now
      const opened = network.opened.length
      while (network.opened.length === opened) network.pass(50)
      waits.push(network.now - before)
      network.newest.break()
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[0]).toBeLessThanOrEqual(450)
    expect(waits.at(-1)).toBeLessThanOrEqual(12_050)
    while (network.newest.closed) network.pass(50)
    network.newest.open()
    expect(live.state).toBe('live')
    expect(network.newest.sent[0]).toEqual({ say: 'hello', seat: 0, after: 0, chat: 0 })
    network.newest.tell(update(1))
    network.newest.break()
    const opened = network.opened.length
    network.pass(450)
    expect(network.opened.length).toBe(opened + 1)
  })

  it('says again, with the same id, what was not answered, and resolves it once', async () => {
    const wire = started()
    wire.tell(update(0))
    const saying = live.say({ say: 'act', seat: 0, choice: 1, action: { do: 'draw' } })
    const id = wire.sent.at(-1)!['id']
    wire.break()
    network.pass(450)
    network.newest.open()
    expect(network.newest.sent.map((frame) => frame['say'])).toEqual(['hello', 'act'])
    expect(network.newest.sent[1]!['id']).toBe(id)
    network.newest.tell({ tell: 'done', id, n: 1 })
    expect(await saying).toEqual({ tell: 'done', id, n: 1 })
    expect(live.pending).toEqual([])
    network.newest.break()
    network.pass(1000)
    network.newest.open()
    expect(network.newest.sent.map((frame) => frame['say'])).toEqual(['hello'])
  })

  it('keeps what is said meanwhile until the connection is back', () => {
    const wire = started()
    wire.tell(update(0))
    wire.break()
    void live.say({ say: 'undo', seat: 0 })
    network.pass(450)
    network.newest.open()
    expect(network.newest.sent.map((frame) => frame['say'])).toEqual(['hello', 'undo'])
  })

  it('is tried again at once when somebody looks', () => {
    started().break()
    network.newest.closed = true
    const opened = network.opened.length
    live.hurry()
    expect(network.opened.length).toBe(opened + 1)
    live.hurry()
    expect(network.opened.length).toBe(opened + 1)
  })

  it('ends for good when it is stopped', () => {
    started()
    live.stop()
    network.newest.break()
    network.pass(60_000)
    expect(network.opened.length).toBe(1)
    expect(live.state).toBe('stopped')
  })
})

describe('silence', () => {
  it('is broken by a ping, and a network that stays silent is left', () => {
    const wire = started()
    wire.tell(update(0))
    network.pass(20_000)
    expect(wire.sent.at(-1)).toMatchObject({ say: 'ping' })
    wire.tell({ tell: 'pong', id: 'pulse' })
    network.pass(20_000)
    expect(wire.closed).toBe(false)
    network.pass(8_000)
    expect(wire.closed).toBe(true)
    expect(live.state).toBe('lost')
    // a late word on the old connection is nobody's
    wire.tell(update(1))
    expect(heard).toEqual([0])
  })
})

describe('other eyes', () => {
  it('forget what the old ones saw, and do not listen to what is still meant for them', () => {
    const wire = started()
    wire.tell(update(0))
    wire.tell(update(1))
    live.look(null)
    expect(wire.sent.at(-1)).toMatchObject({ say: 'hello', seat: null, after: -1 })
    wire.tell(update(2))
    expect(heard).toEqual([0, 1])
    for (const n of [0, 1, 2]) wire.tell(update(n, { seat: null }))
    expect(heard).toEqual([0, 1, 0, 1, 2])
    expect(fresh).toBe(2)
  })
})

it('hears every line of chat once', () => {
  const wire = started()
  const line = (m: number, text: string) => ({ tell: 'chatted', m, person: 'a', name: 'Anna', at: 0, text })
  wire.tell(line(1, 'hello'))
  wire.tell(line(2, 'there'))
  wire.tell(line(1, 'hello'))
  expect(chat).toEqual(['hello', 'there'])
  wire.break()
  network.pass(450)
  network.newest.open()
  expect(network.newest.sent[0]).toMatchObject({ chat: 2 })
})
