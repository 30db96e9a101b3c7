/** The clock beside the sentence: there only when one has little time left, and heard once. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Clock from '@/table/Clock.svelte'
import { choose } from '@/text/settings.svelte'

/** how many notes have sounded; a chime has two */
let notes = 0
const knob = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
const node = { type: '', frequency: knob, gain: knob, connect: () => node, start: () => (notes += 1), stop() {} }
class Silence {
  currentTime = 0
  createOscillator = () => node
  createGain = () => node
}

beforeEach(() => {
  notes = 0
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Silence)
  choose({ sound: true })
})
afterEach(() => {
  cleanup()
  choose({ sound: false })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = (left: number, late: boolean) =>
  render(Clock, { props: { left, since: performance.now(), running: true, label: 'time left', late } }).container

it('comes when half a minute is left', async () => {
  const clock = shown(40, true)
  expect(clock.querySelector('[role=timer]')).toBeNull()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(clock.querySelector('[role=timer]')!.textContent).toBe('0:28')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(notes).toBe(2)
})

it('is silent where all the time there is is short, and in the roll', async () => {
  expect(shown(20, true).querySelector('.short')).not.toBeNull()
  shown(31, false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(notes).toBe(0)
})
