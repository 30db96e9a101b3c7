/** What a touch would come to is told before it is done. */
import { expect, it } from 'vitest'
import { billOf } from '@/table/bill.svelte'
import { positions, speechOf } from '../src/gallery/positions'

const offered = (name: string, chosen: string[] = []) => {
  const { options, game } = positions[name]!
  return { options, chosen, glow: new Set<string>(), speech: speechOf(game, 'en') }
}

it('tells the price and what comes for it', () => {
  expect(billOf('own-commission', offered('paladins.4.turn'))).toBe('pay 2 provisions')
})

it('tells the ways of touching a thing apart', () => {
  const told = billOf('own-hunt', offered('paladins.2.turn'))
  expect(told?.split(' · ')).toHaveLength(2)
})

it('says nothing about what cannot be told', () => {
  expect(billOf('nothing-there', offered('paladins.4.turn'))).toBeUndefined()
})
