/** Which picture, pigment and shape each card and each title of King's Bounty has. */
import { icons } from '@/pieces/icons/kings-bounty'
import type { Props as Picture } from '@/pieces/Miniature.svelte'
import type { Pigment } from '@/pieces/pigment'

export interface Face extends Picture {
  /** the people it belongs to, or a few letters */
  emblem?: string | undefined
  emblemText?: string | undefined
  /** instead of a strength: a hero's star, a monster's eye */
  versalIcon?: string | undefined
}

export interface TitleFace {
  icon: string | undefined
  pigment: Pigment
  /** arch: it counts places; disc: people; square: the last who did something */
  shape: 'arch' | 'disc' | 'square'
}

const PEOPLES: Record<string, { pigment: Pigment; emblem: string; monster: string }> = {
  human: { pigment: 'azurite', emblem: 'visored-helm', monster: 'griffin-symbol' },
  elf: { pigment: 'verdigris', emblem: 'oak-leaf', monster: 'hydra' },
  dwarf: { pigment: 'sienna', emblem: 'anvil', monster: 'golem-head' },
  undead: { pigment: 'folium', emblem: 'death-skull', monster: 'spiked-dragon-head' },
  orc: { pigment: 'oxblood', emblem: 'orc-head', monster: 'ogre' },
}
const TROOPS: Record<string, string> = {
  shooter: 'high-shot',
  warrior: 'crossed-swords',
  wizard: 'wizard-staff',
}
const CASTLES: Record<string, string> = {
  tower: 'white-tower',
  fortress: 'medieval-gate',
  citadel: 'elven-castle',
}
/** how tall they stand in their arches */
const OBELISKS: Record<string, number> = { low: 0.8, tall: 0.95, great: 1.12 }
/** what an obelisk brings whoever owns it at the end */
const OBELISK_POINTS = '+2'

const TITLES: Record<string, [icon: string, pigment: Pigment, shape: TitleFace['shape']]> = {
  emperor: ['imperial-crown', 'ochre', 'arch'],
  'great-architect': ['compass', 'azurite', 'arch'],
  'keeper-of-secrets': ['rune-stone', 'slate', 'arch'],
  conqueror: ['knight-banner', 'rose', 'disc'],
  'king-of-elves': ['oak-leaf', 'verdigris', 'arch'],
  'thane-of-dwarves': ['anvil', 'sienna', 'arch'],
  'orc-chieftain': ['orc-head', 'oxblood', 'arch'],
  'lord-of-the-dead': ['death-skull', 'folium', 'arch'],
  commander: ['visored-helm', 'azurite', 'disc'],
  'prince-of-elves': ['oak-leaf', 'verdigris', 'disc'],
  'prince-of-dwarves': ['anvil', 'sienna', 'disc'],
  'prince-of-orcs': ['orc-head', 'oxblood', 'disc'],
  'prince-of-undead': ['death-skull', 'folium', 'disc'],
  sharpshooter: ['high-shot', 'ochre', 'disc'],
  swordmaster: ['crossed-swords', 'oxblood', 'disc'],
  'grand-master': ['wizard-staff', 'folium', 'disc'],
  'tower-builder': ['white-tower', 'azurite', 'arch'],
  'fortress-builder': ['medieval-gate', 'azurite', 'arch'],
  'citadel-builder': ['elven-castle', 'azurite', 'arch'],
  vandal: ['torch', 'slate', 'square'],
  'staff-rat': ['rat', 'slate', 'square'],
}

/** The face of a troop or a holding, by its id. */
export function look(card: string): Face {
  const [first = '', type = ''] = card.split('-')
  if (type === 'obelisk') {
    return { icon: icons['obelisk'], pigment: 'slate', arch: true, scale: OBELISKS[first], emblemText: OBELISK_POINTS }
  }
  const people = PEOPLES[first]
  if (!people) return { icon: icons['laurels'], pigment: 'slate' }
  const seen = { pigment: people.pigment, emblem: icons[people.emblem] }
  const castle = CASTLES[type]
  if (castle) return { ...seen, icon: icons[castle], arch: true }
  const troop = TROOPS[type]
  if (troop) return { ...seen, icon: icons[troop] }
  if (type === 'hero') return { ...seen, icon: icons['mounted-knight'], versalIcon: icons['polar-star'], diaper: 'scale' }
  return { ...seen, icon: icons[people.monster], versalIcon: icons['beast-eye'], diaper: 'scale' }
}

export function titleLook(title: string): TitleFace {
  const [icon, pigment, shape] = TITLES[title] ?? ['laurels', 'slate', 'disc']
  return { icon: icons[icon], pigment, shape }
}

export const crown = icons['queen-crown']
export const key = icons['key']
