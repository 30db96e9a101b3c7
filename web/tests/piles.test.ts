/** What looks the same and lies together is one pile. */
import { expect, it } from 'vitest'
import { pilesOf } from '@/table/piles'
import type { Piece } from '@/wire/frames'

const piece = (id: string, face_up = true): Piece => ({ id, name: { id: id[0]!, args: {} }, face_up, badges: [] })
const piles = (pieces: Piece[], apart: string[] = []) =>
  pilesOf(pieces, (each) => each.name.id, (each) => apart.includes(each.id)).map(({ piece: { id }, count }) => `${count} ${id}`)

it('counts what looks the same, if nothing else lies between', () => {
  expect(piles([piece('a1'), piece('a2'), piece('b1'), piece('a3')])).toEqual(['2 a1', '1 b1', '1 a3'])
})

it('takes all backs for the same, and no back for a face', () => {
  expect(piles([piece('a1', false), piece('b1', false), piece('b2')])).toEqual(['2 a1', '1 b2'])
})

it('leaves alone what can be touched', () => {
  expect(piles([piece('a1'), piece('a2'), piece('a3'), piece('a4')], ['a2'])).toEqual(['1 a1', '1 a2', '2 a3'])
})
