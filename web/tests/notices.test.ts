/** Notices go by themselves, but not from under a pointer or the focus. */
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { house } from '@/text/house.svelte'
import { Speech } from '@/text/speech'
import Notices from '@/house/Notices.svelte'
import { notices } from '@/table/notices.svelte'

let container: HTMLElement

beforeEach(async () => {
  vi.useFakeTimers()
  house.speech = new Speech('en', [])
  notices.clear()
  ;({ container } = render(Notices))
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const texts = () => notices.shown.map((each) => each.text)

async function told(text: string, href?: string): Promise<HTMLElement> {
  notices.tell(text, 'trouble', href, href && 'Read the rule')
  await tick()
  return container.querySelector<HTMLElement>('[data-notice]')!
}

it('goes after a while', async () => {
  await told('Too far.')
  vi.advanceTimersByTime(6_000)
  expect(texts()).toEqual(['Too far.'])
  vi.advanceTimersByTime(2_000)
  expect(texts()).toEqual([])
})

it('stays under a pointer, and as long again when that is gone', async () => {
  const notice = await told('Too far.', '#/games/castles/rules/far')
  notice.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(100_000)
  expect(texts()).toEqual(['Too far.'])
  notice.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(6_000)
  expect(texts()).toEqual(['Too far.'])
  vi.advanceTimersByTime(2_000)
  expect(texts()).toEqual([])
})

it('stays while its link has the focus, whatever a pointer does', async () => {
  const notice = await told('Too far.', '#/games/castles/rules/far')
  notice.querySelector('a')!.focus()
  notice.dispatchEvent(new Event('pointerenter'))
  notice.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(100_000)
  expect(texts()).toEqual(['Too far.'])
  notice.querySelector('a')!.blur()
  vi.advanceTimersByTime(8_000)
  expect(texts()).toEqual([])
})

it('leaves who goes by keys the time to come to its link', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  await told('Too far.', '#/games/castles/rules/far')
  await told('Not now.')
  vi.advanceTimersByTime(20_000)
  expect(texts()).toEqual(['Too far.'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual([])
  button.remove()
})
