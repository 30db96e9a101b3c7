/** The positions that scripts/gallery.py wrote down, and the texts of their games. */
import type { Message, Option, Scene } from '@/table/props'
import { Speech, type Language } from '@/text/speech'

export interface Position {
  game: string
  seat: number
  view: never
  scene: Scene
  options: Option[]
  events: unknown[]
  log?: Message[]
}

const FILES = import.meta.glob<Position>('../../tests/positions/*.json', {
  eager: true,
  import: 'default',
})
export const positions: Record<string, Position> = Object.fromEntries(
  Object.entries(FILES).map(([path, found]) => [path.replace(/^.*\/|\.json$/g, ''), found]),
)

const TEXTS = import.meta.glob<string>(
  ['../../text/*/boards.ftl', '../../../src/regnum/core/text/*.ftl', '../../../src/regnum/games/*/text/*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)

export const NAMES = ['Anna', 'Borys', 'Chiara', 'Dmytro', 'Ewa', 'Farid']

export function speechOf(game: string, language: Language, names = NAMES): Speech {
  const folder = game.replaceAll('-', '_')
  const ours = Object.entries(TEXTS)
    .filter(([path]) => path.includes(`/${language}`))
    .filter(([path]) => !path.includes('/games/') || path.includes(`/${folder}/`))
  return new Speech(language, ours.map(([, text]) => text), names)
}
