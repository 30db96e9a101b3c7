/** What a touch on King's Bounty's board would come to, as it stands on a card. */
import { cleanup } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { fatesOf } from '../src/boards/kings-bounty/fates'
import { positions } from '../src/gallery/positions'
import { drawn } from './drawn'
import type { Message, Option } from '@/table/props'

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args })
const together = (...parts: Message[]) => message('together', { parts: JSON.stringify(parts) })
const onto = (holding: string, outcome: Message | null): Option => ({ action: {}, touches: ['elf-warrior-1', holding], outcome })

const capture = message('outcome-capture', { strength: 3, defence: 2 })
const guard = message('outcome-guard', { before: 2, after: 3 })
const points = (before: number, after: number) => message('outcome-points', { before, after })

/** a position in which a troop is led, as if it were a monster's */
const destroying = (outcome = message('outcome-destroy')) =>
  positions['kings-bounty.4.target']!.options.map((option) => ({ ...option, outcome }))

afterEach(cleanup)

it('is told by the thing that is touched last', () => {
  const fates = fatesOf([onto('tower', capture), onto('citadel', null)])
  expect([...fates.keys()]).toEqual(['tower'])
})

it('is what becomes of a holding, in words and in numbers alone', () => {
  const fates = fatesOf([onto('tower', capture), onto('fortress', guard), onto('citadel', message('outcome-take'))])
  expect(fates.get('tower')).toEqual({ march: capture, numbers: '3 › 2', gain: 0, ends: false })
  expect(fates.get('fortress')?.numbers).toBe('2 › 3')
  expect(fates.get('citadel')?.numbers).toBe('')
})

it('has a sign where it has no numbers, so that no tag is empty in a narrow place', () => {
  const { container } = drawn('kings-bounty.4.target', { options: destroying() } as never)
  const tags = [...container.querySelectorAll('.holdings .fate')]
  expect(tags.length).toBeGreaterThan(0)
  for (const tag of tags) {
    expect(tag.querySelector('.roomy')!.textContent).toBe('destroy')
    expect(tag.querySelector('.brief svg')).not.toBeNull()
  }
})

it('is said whole where it has no shorter form', () => {
  const { container } = drawn('kings-bounty.4.target', { options: destroying(message('outcome-end')) } as never)
  for (const tag of container.querySelectorAll('.holdings .fate'))
    expect(tag.querySelector('.whole')!.textContent).toBe('the game ends')
})

it('is points beside it, and leaves titles to the sentence', () => {
  const title = message('outcome-title-yours', { title: 'emperor' })
  const fates = fatesOf([onto('tower', together(capture, title, points(2, 9))), onto('citadel', points(5, 2))])
  expect(fates.get('tower')).toEqual({ march: capture, numbers: '3 › 2', gain: 7, ends: false })
  expect(fates.get('citadel')).toEqual({ numbers: '', gain: -3, ends: false })
})

it('says so when the game ends with it', () => {
  expect(fatesOf([onto('tower', together(capture, message('outcome-end')))]).get('tower')?.ends).toBe(true)
})
