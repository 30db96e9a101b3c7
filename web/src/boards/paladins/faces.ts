/** How the things of Paladins look: figures, pigments, and what is printed on the player board. */
import { icons } from '@/pieces/icons/paladins'
import type { Pigment } from '@/pieces/pigment'

/** rounds of a match (p. 7) */
export const ROUNDS = 7
export const WORKERS = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'] as const
export const ATTRIBUTES = ['faith', 'strength', 'influence'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** The left side of a player board, and the right one: what each deed needs and raises (p. 12-21). */
export const CRAFTS = ['develop', 'recruit', 'pray', 'conspire', 'hunt', 'trade'] as const
export const DEEDS = {
  commission: { needs: 'faith', raises: ['influence'] },
  fortify: { needs: 'influence', raises: ['strength'] },
  garrison: { needs: 'strength', raises: ['faith'] },
  absolve: { needs: 'influence', raises: ['faith', 'pardon'] },
  attack: { needs: 'strength', raises: ['influence'] },
  convert: { needs: 'faith', raises: ['strength'] },
} as const satisfies Record<string, { needs: Attribute; raises: readonly string[] }>
export type DeedName = keyof typeof DEEDS
export const DEED_NAMES = Object.keys(DEEDS) as DeedName[]

const FIGURES: Record<string, string> = {
  develop: 'anvil-impact',
  recruit: 'shaking-hands',
  pray: 'prayer',
  conspire: 'cloak-dagger',
  hunt: 'deer-head',
  trade: 'cash',
  commission: 'cowled',
  fortify: 'defensive-wall',
  garrison: 'white-tower',
  absolve: 'covered-jar',
  attack: 'crossed-swords',
  convert: 'church',
  monk: 'cowled',
  outpost: 'white-tower',
  workshop: 'anvil',
  jar: 'covered-jar',
  wall: 'defensive-wall',
  suspicion: 'eye-target',
  debt: 'tied-scroll',
  tavern: 'beer-stein',
  orders: 'wax-seal',
  favour: 'queen-crown',
  paladin: 'templar-shield',
  // townsfolk
  abbot: 'monk-face',
  acolyte: 'candle-flame',
  architect: 'aqueduct',
  conspirator: 'hooded-figure',
  'debt-collector': 'receive-money',
  defender: 'guards',
  gatekeeper: 'keyring',
  missionary: 'nun-face',
  peddler: 'knapsack',
  squire: 'horse-head',
  watchman: 'lantern',
  // outsiders
  adventurer: 'compass',
  archer: 'bowman',
  armourer: 'anvil',
  assassin: 'hooded-assassin',
  barbarian: 'battle-axe',
  champion: 'laurels-trophy',
  guardian: 'guarded-tower',
  hunter: 'hunting-horn',
  invader: 'viking-helmet',
  lookout: 'watchtower',
  marauder: 'torch',
  mercenary: 'swordman',
  protector: 'cross-shield',
  thief: 'robber',
  traitor: 'daggers',
  vigilante: 'visored-helm',
  warrior: 'crossed-axes',
}

const SUITS: Record<string, { pigment: Pigment; icon: string }> = {
  viking: { pigment: 'azurite', icon: 'drakkar-dragon' },
  byzantine: { pigment: 'verdigris', icon: 'eagle-emblem' },
  saracen: { pigment: 'ochre', icon: 'crescent-blade' },
}

/** Where lies what a deed has brought. */
export const LIES: Partial<Record<DeedName, string>> = { fortify: 'walls', attack: 'attacked', convert: 'converted' }

/** The ground that small pictures of cards are painted on, by what the card is. */
export function pigmentOf(card: string): Pigment {
  if (card.startsWith('wall')) return 'slate'
  if (card.startsWith('suspicion')) return 'folium'
  return suitOf(card).pigment
}

/** What lies in the six regions, from the nearest on. */
export const LANDSCAPES = ['village', 'forest', 'church', 'castle', 'mountains', 'drakkar-dragon'].map(
  (name) => icons[name],
)
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** A component without its suit and without the number of its copy: `viking-thief`, `abbot-2`; of walls and suspicions the kind alone. */
export const kindOf = (thing: string): string =>
  thing.replace(/^(wall|suspicion)-.+$/, '$1').replace(/-\d+$/, '').replace(/^(viking|byzantine|saracen|scheme)-/, '')

export const iconOf = (thing: string): string | undefined => icons[FIGURES[kindOf(thing)] ?? thing]
export const sign = (name: string): string | undefined => icons[name]

export const suitOf = (outsider: string) => SUITS[outsider.split('-')[0]!] ?? SUITS['viking']!
export const suitIcon = (outsider: string): string | undefined => icons[suitOf(outsider).icon]

/** A name without what is printed in brackets to tell it from others: that is drawn. */
export const plain = (name: string): string => name.replace(/\s*\(.*\)$/, '')

/** Signs of one kind together, in the order in which they are printed. */
export function counted(signs: readonly string[]): [sign: string, amount: number][] {
  const found = new Map<string, number>()
  for (const each of signs) found.set(each, (found.get(each) ?? 0) + 1)
  return [...found]
}
