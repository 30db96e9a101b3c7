/** What a touch on King's Bounty's board would come to, as it stands on a card. */
import { expect, it } from 'vitest'
import { fatesOf } from '../src/boards/kings-bounty/fates'
import type { Message, Option } from '@/table/props'

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args })
const together = (...parts: Message[]) => message('together', { parts: JSON.stringify(parts) })
const onto = (holding: string, outcome: Message | null): Option => ({ action: {}, touches: ['elf-warrior-1', holding], outcome })

const capture = message('outcome-capture', { strength: 3, defence: 2 })
const guard = message('outcome-guard', { before: 2, after: 3 })
const points = (before: number, after: number) => message('outcome-points', { before, after })

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

it('is points beside it, and leaves titles to the sentence', () => {
  const title = message('outcome-title-yours', { title: 'emperor' })
  const fates = fatesOf([onto('tower', together(capture, title, points(2, 9))), onto('citadel', points(5, 2))])
  expect(fates.get('tower')).toEqual({ march: capture, numbers: '3 › 2', gain: 7, ends: false })
  expect(fates.get('citadel')).toEqual({ numbers: '', gain: -3, ends: false })
})

it('says so when the game ends with it', () => {
  expect(fatesOf([onto('tower', together(capture, message('outcome-end')))]).get('tower')?.ends).toBe(true)
})
