/** Options that read alike are told apart. */
import { describe, expect, it } from 'vitest'
import { Speech } from '@/text/speech'
import { toldApart } from '@/table/twins'
import type { Area, Option, Scene } from '@/wire/frames'

const TEXTS = `
thing = { $thing }
do-fight = Fight the giant
do-keep = Keep { $card }
do-offer = Offer the tower in area { $area }
under = under { $card }
duchy = The duchy
draft = The draft
`

const speech = new Speech('en', [TEXTS])
const said = (id: string, args: Record<string, string> = {}) => ({ id, args })
const fight = (giant: string): Option => ({
  action: { do: 'fight', giant },
  notation: `fight ${giant}`,
  words: said('do-fight'),
  touches: [giant],
  outcome: null,
})
const giant = (id: string, card: string) => ({
  id,
  name: said('thing', { thing: 'Giant' }),
  face_up: true,
  badges: [said('thing', { thing: 'big' }), said('under', { card })],
})
const area = (id: string, ...pieces: Area['pieces']): Area => ({
  id,
  owner: 0,
  title: said(id),
  layout: 'row',
  pieces,
  areas: [],
  columns: 0,
})
const scene = (...areas: Area[]): Scene => ({ areas })

describe('options that read alike', () => {
  const options = [fight('giant-1'), fight('giant-2')]

  it('are told apart by marks that only one has', () => {
    const table = scene(area('duchy', giant('giant-1', 'Farm'), giant('giant-2', 'Tower')))
    expect([...toldApart(options, table, speech)]).toEqual([
      ['fight giant-1', 'under Farm'],
      ['fight giant-2', 'under Tower'],
    ])
  })

  it('are told apart by where the thing lies', () => {
    const table = scene(area('duchy', giant('giant-1', 'Farm')), area('draft', giant('giant-2', 'Farm')))
    expect([...toldApart(options, table, speech).values()]).toEqual(['The duchy', 'The draft'])
  })

  it('are told apart by the thing, whatever area is touched after it', () => {
    const offer = (tower: string): Option => ({
      action: { do: 'offer', tower, area: 1 },
      notation: `offer ${tower} > 1`,
      words: said('do-offer', { area: '1' }),
      touches: [tower, 'offer-1'],
      outcome: null,
    })
    const table = scene(area('duchy', giant('tower-1', 'Farm'), giant('tower-2', 'Moat')), area('offer-1'))
    expect([...toldApart([offer('tower-1'), offer('tower-2')], table, speech)]).toEqual([
      ['offer tower-1 > 1', 'under Farm'],
      ['offer tower-2 > 1', 'under Moat'],
    ])
  })

  it('need nothing where the things are alike in all', () => {
    const table = scene(area('duchy', giant('giant-1', 'Farm'), giant('giant-2', 'Farm')))
    expect(toldApart(options, table, speech).size).toBe(0)
    expect(toldApart(options, null, speech).size).toBe(0)
  })

  it('are those alone', () => {
    const keep: Option = { action: {}, notation: 'keep a', words: said('do-keep', { card: 'A' }), touches: ['a'], outcome: null }
    expect(toldApart([keep, fight('giant-1')], null, speech).size).toBe(0)
  })
})
