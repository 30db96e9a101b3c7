/** Acting by touching things, as any game's options ask for it. */
import { describe, expect, it } from 'vitest'
import { begun, continuing, finished, glowing, madeUp, touched, untouched, type Touchable } from '@/table/touching'

const option = (notation: string, ...touches: string[]): Touchable => ({
  notation,
  touches,
  action: { do: notation.split(' ')[0], ...(touches[0] ? { card: touches[0] } : {}), ...(touches[1] ? { on: touches[1] } : {}) },
})

const TURN = [option('play elf', 'elf'), option('play orc', 'orc'), option('return', 'deck'), option('pass')]
const ONTO = [option('onto elf tower', 'elf', 'tower'), option('onto elf castle', 'elf', 'castle')]
const UNDER = [option('under elf', 'elf', 'deck'), option('under orc', 'orc', 'deck'), option('draw', 'deck')]

describe('what glows', () => {
  it('is what options touch first', () => {
    expect(glowing(TURN, [])).toEqual(new Set(['elf', 'orc', 'deck']))
    expect(untouched(TURN).map((each) => each.notation)).toEqual(['pass'])
  })

  it('goes on from what was touched', () => {
    expect(glowing(UNDER, ['elf'])).toEqual(new Set(['deck']))
    expect(continuing(UNDER, ['elf']).map((each) => each.notation)).toEqual(['under elf'])
    expect(finished(UNDER, ['deck']).map((each) => each.notation)).toEqual(['draw'])
    expect(finished(UNDER, ['elf', 'deck']).map((each) => each.notation)).toEqual(['under elf'])
  })

  it('is nothing without options', () => {
    expect(glowing([], [])).toEqual(new Set())
    expect(begun([])).toEqual([])
    expect(begun([option('pass')])).toEqual([])
  })
})

describe('what all options touch first', () => {
  it('is as good as touched', () => {
    expect(begun(ONTO)).toEqual(['elf'])
    expect(glowing(ONTO, begun(ONTO))).toEqual(new Set(['tower', 'castle']))
    expect(begun([...ONTO, option('pass')])).toEqual(['elf'])
  })

  it('never takes the last touch away', () => {
    expect(begun([ONTO[0]!])).toEqual(['elf'])
    expect(begun([option('draw', 'deck')])).toEqual([])
    expect(begun(UNDER)).toEqual([])
  })
})

describe('touching', () => {
  it('chooses, goes on, lets go, and begins anew', () => {
    expect(touched(UNDER, [], 'elf')).toEqual(['elf'])
    expect(touched(UNDER, ['elf'], 'deck')).toEqual(['elf', 'deck'])
    expect(touched(UNDER, ['elf'], 'elf')).toEqual([])
    expect(touched(UNDER, ['elf'], 'orc')).toEqual(['orc'])
    expect(touched(UNDER, [], 'tower')).toBeNull()
  })

  it('does not let go of what is begun', () => {
    expect(touched(ONTO, ['elf'], 'elf')).toBeNull()
    expect(touched(ONTO, ['elf'], 'castle')).toEqual(['elf', 'castle'])
  })
})

describe('why not', () => {
  it('is asked with every kind of action that is possible, the thing in its place', () => {
    expect(madeUp(TURN, [], 'dragon')).toEqual([
      { do: 'play', card: 'dragon' },
      { do: 'return', card: 'dragon' },
    ])
    expect(madeUp(ONTO, ['elf'], 'moat')).toEqual([{ do: 'onto', card: 'elf', on: 'moat' }])
  })

  it('is not asked where no action can be made up', () => {
    const folded = [{ notation: 'use', touches: ['seat-1'], action: { do: 'use', targets: [1] } }]
    expect(madeUp(folded, [], 'seat-2')).toEqual([])
    expect(madeUp([], [], 'elf')).toEqual([])
  })
})
