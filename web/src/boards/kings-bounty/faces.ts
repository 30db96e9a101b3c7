/** Which picture and which colour each card of King's Bounty has. */
import { icons } from '@/pieces/icons/kings-bounty'

export interface Look {
  icon: string | undefined
  mark: string | undefined
  tint: string
}

/** The colour of the pigment; the emblem says the same without it. */
const PEOPLES: Record<string, { tint: string; emblem: string; monster: string }> = {
  human: { tint: '#44658f', emblem: 'visored-helm', monster: 'griffin-symbol' },
  elf: { tint: '#437a5d', emblem: 'oak-leaf', monster: 'hydra' },
  dwarf: { tint: '#8a5b34', emblem: 'anvil', monster: 'golem-head' },
  undead: { tint: '#665682', emblem: 'death-skull', monster: 'spiked-dragon-head' },
  orc: { tint: '#8c3f31', emblem: 'orc-head', monster: 'ogre' },
}
const TROOPS: Record<string, string> = {
  shooter: 'high-shot',
  warrior: 'crossed-swords',
  wizard: 'wizard-staff',
  hero: 'mounted-knight',
}
const CASTLES: Record<string, string> = {
  tower: 'white-tower',
  fortress: 'medieval-gate',
  citadel: 'elven-castle',
}
const STONE = '#5c6470'
const CROWN = '#7a5208'

/** title: picture, and the people whose colour and emblem it bears */
const TITLES: Record<string, [icon: string, people?: string]> = {
  emperor: ['imperial-crown'],
  'great-architect': ['compass'],
  'keeper-of-secrets': ['rune-stone'],
  conqueror: ['knight-banner'],
  'king-of-elves': ['queen-crown', 'elf'],
  'thane-of-dwarves': ['queen-crown', 'dwarf'],
  'orc-chieftain': ['queen-crown', 'orc'],
  'lord-of-the-dead': ['queen-crown', 'undead'],
  commander: ['knight-banner', 'human'],
  'prince-of-elves': ['knight-banner', 'elf'],
  'prince-of-dwarves': ['knight-banner', 'dwarf'],
  'prince-of-orcs': ['knight-banner', 'orc'],
  'prince-of-undead': ['knight-banner', 'undead'],
  sharpshooter: ['high-shot'],
  swordmaster: ['crossed-swords'],
  'grand-master': ['wizard-staff'],
  'tower-builder': ['white-tower'],
  'fortress-builder': ['medieval-gate'],
  'citadel-builder': ['elven-castle'],
  vandal: ['torch'],
  'staff-rat': ['rat'],
}

/** The look of a troop or a holding, by its id. */
export function look(card: string): Look {
  const [people = '', type = ''] = card.split('-')
  if (type === 'obelisk') return { icon: icons['obelisk'], mark: undefined, tint: STONE }
  const folk = PEOPLES[people]
  if (!folk) return { icon: icons['laurels'], mark: undefined, tint: STONE }
  const castle = CASTLES[type]
  if (castle) return { icon: icons[castle], mark: icons[folk.emblem], tint: folk.tint }
  return { icon: icons[TROOPS[type] ?? folk.monster], mark: icons[folk.emblem], tint: folk.tint }
}

export function titleLook(title: string): Look {
  const [icon, people] = TITLES[title] ?? ['laurels']
  const folk = people ? PEOPLES[people] : undefined
  return {
    icon: icons[icon],
    mark: folk && icons[folk.emblem],
    tint: folk?.tint ?? (icon === 'rune-stone' ? STONE : CROWN),
  }
}

export const shield = icons['shield']
export const crown = icons['queen-crown']
