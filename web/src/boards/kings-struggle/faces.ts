/** Which picture each card of Kings' Struggle has, and which colour its estate. */
import { icons } from '@/pieces/icons/kings-struggle'
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
/** Serfs, Merchants, Royalty: a colour and a sign */
const ESTATES = [
  { tint: '#8a5f1c', sign: 'shiny-apple' },
  { tint: '#2f6a4d', sign: 'two-coins' },
  { tint: '#665682', sign: 'crown' },
]

export const kindOf = (card: string): string => card.replace(/-\d+$/, '')
/** Each seat plays its own deck: `king-3` is of the third. */
export const deckOf = (card: string): number => Number(/-(\d+)$/.exec(card)?.[1] ?? 1) - 1

export function look(card: string) {
  const place = KINDS.indexOf(kindOf(card))
  const estate = ESTATES[place < 3 ? 0 : place < 6 ? 1 : 2]!
  return { icon: icons[PICTURES[place] ?? 'throne-king'], mark: icons[estate.sign], tint: estate.tint }
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
