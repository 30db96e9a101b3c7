/** Whose a thing is, and what: tinctures and pigments. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TINCTURES, tinctureCalled, tincturesOf } from '@/pieces/heraldry'
import { PIGMENTS, pigmentOf } from '@/pieces/pigment'

it('seats bear their tinctures in order', () => {
  expect(tincturesOf({ seats: [{}, {}, {}] }, 3)).toEqual(['gules', 'azure', 'or'])
  for (const view of [null, {}, { seats: 3 }, { seats: [null, { colour: 'x; }' }] }])
    expect(tincturesOf(view, 2)).toEqual(['gules', 'azure'])
})

it('seats that a game gives colours bear those', () => {
  expect(tincturesOf({ seats: [{ colour: 'green' }, {}, { colour: 'red' }] }, 3)).toEqual(['vert', 'azure', 'gules'])
  expect(tinctureCalled('mauve')).toBeUndefined()
})

it('things of one family are painted alike, whatever their number', () => {
  expect(pigmentOf('castles-0')).toBe(pigmentOf('castles-3'))
  for (const id of ['', 'a', 'hand-0/3', 'x'.repeat(500), 'гном']) expect(PIGMENTS).toContain(pigmentOf(id))
})

/** The names that a sheet gives a value to, within its first rule that begins so. */
function named(rule: string): string[] {
  const sheet = readFileSync('src/pieces/tokens.css', 'utf8')
  const from = sheet.indexOf(`${rule} {`)
  expect(from, rule).toBeGreaterThan(-1)
  return [...sheet.slice(from, sheet.indexOf('\n}', from)).matchAll(/--([\w-]+):/g)].map(([, name]) => name!)
}

it('every tincture and pigment has its colours', () => {
  const names = named(':root')
  for (const tincture of TINCTURES) expect(names).toEqual(expect.arrayContaining([tincture, `${tincture}-wash`, `on-${tincture}`]))
  for (const pigment of PIGMENTS) expect(names).toEqual(expect.arrayContaining([pigment, `${pigment}-m`, `${pigment}-d`]))
})

it('the palette for those who see few colours has seats of its own, by day and by night', () => {
  for (const rule of [':root[data-palette="plain"]', ':root[data-palette="plain"][data-theme="dark"]'])
    expect(named(rule)).toEqual(expect.arrayContaining(['gules', 'azure', 'or', 'vert']))
})
