/** Arrows point one way: house -> boards -> table -> pieces -> text -> wire. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ORDER = ['wire', 'text', 'pieces', 'table', 'boards', 'house']

function* imports(folder: string): Generator<[file: string, from: string]> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|svelte)$/.test(name)) continue
    const source = readFileSync(`${folder}/${name}`, 'utf8')
    for (const [, from] of source.matchAll(/(?:from|import|import\()\s*['"](@\/[^'"]+|\.[^'"]+)['"]/g)) yield [name, from!]
  }
}

it.each(ORDER)('%s knows only what lies below it', (folder) => {
  const below = ORDER.slice(0, ORDER.indexOf(folder) + 1)
  const up = [...imports(`src/${folder}`)].filter(
    ([, from]) => from.startsWith('@/') && !below.includes(from.split('/')[1]!),
  )
  expect(up).toEqual([])
})

it('a board never knows another board, and nothing leaves its folder by a side door', () => {
  for (const folder of ORDER) {
    const doors = [...imports(`src/${folder}`)].filter(([, from]) => from.startsWith('..') || from.startsWith('@/boards/'))
    expect(folder === 'house' ? doors.filter(([, from]) => from.startsWith('..')) : doors).toEqual([])
  }
})
