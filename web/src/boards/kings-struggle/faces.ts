/** Which picture each card of Kings' Struggle has, and which pigment its class. */
import { icons } from '@/pieces/icons/kings-struggle'
import type { Pigment } from '@/pieces/pigment'
import type { Scene } from '@/table/props'
import { lyingIn } from '@/table/board.svelte'

/** from the weakest to the strongest, as printed */
export const KINDS = [
  'peasant',
  'farmer',
  'assassin',
  'cobbler',
  'cooper',
  'jeweler',
  'jester',
  'knight',
  'queen',
  'king',
]
const PICTURES = [
  'pitchfork',
  'wheat',
  'cloak-dagger',
  'boots',
  'barrel',
  'gem-pendant',
  'jester-hat',
  'mounted-knight',
  'queen-crown',
  'throne-king',
]
/** Serfs, Merchants, Royalty */
const CLASSES: { pigment: Pigment; sign: string }[] = [
  { pigment: 'ochre', sign: 'shiny-apple' },
  { pigment: 'verdigris', sign: 'two-coins' },
  { pigment: 'folium', sign: 'crown' },
]

export const kindOf = (card: string): string => card.replace(/-\d+$/, '')
/** Each seat plays its own deck: `king-3` is of the third. */
export const deckOf = (card: string): number => Number(/-(\d+)$/.exec(card)?.[1] ?? 1) - 1

export function look(card: string) {
  const place = KINDS.indexOf(kindOf(card))
  const { pigment, sign } = CLASSES[place < 3 ? 0 : place < 6 ? 1 : 2]!
  return { icon: icons[PICTURES[place] ?? 'throne-king'], emblem: icons[sign], pigment }
}

/** The powers that the table shows; where it shows none, the printed ones. */
export function powersIn(scene: Scene): Map<string, number> {
  const powers = new Map(KINDS.map((kind, place) => [kind, place + 1]))
  for (const [id, { piece, area }] of lyingIn(scene.areas)) {
    const badge = piece?.badges.find((each) => each.id === 'badge-power')
    if (badge && area.id.startsWith('hand-')) powers.set(kindOf(id), Number(badge.args['power']))
  }
  return powers
}

export const sign = (name: string) => icons[name]
