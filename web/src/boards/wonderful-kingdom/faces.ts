/** What cards, cubes and types look like: picture and pigment by the name that all copies share. */
import { icons } from '@/pieces/icons/wonderful-kingdom'
import type { Pigment } from '@/pieces/pigment'
import type { wonderful_kingdom } from '@/wire/games'

export type Facts = wonderful_kingdom.CardFacts
export type View = wonderful_kingdom.WonderfulView
export type Seat = wonderful_kingdom.SeatView

/** kinds of goods, in the order in which a view counts them */
export const GOODS = ['materials', 'population', 'money', 'discoveries', 'krystallium', 'soldier', 'spy', 'point'] as const
export const RESOURCES = GOODS.slice(0, 4) as readonly ('materials' | 'population' | 'money' | 'discoveries')[]
export type Good = (typeof GOODS)[number]

export const TYPES = ['structure', 'professional', 'landmark', 'discovery'] as const
export type Type = (typeof TYPES)[number]

export const ROUNDS = 4
/** cubes that become a krystallium */
export const FIVE = 5

export const TYPE_ICONS: Record<Type, string | undefined> = {
  structure: icons['house'],
  professional: icons['gear-hammer'],
  landmark: icons['greek-temple'],
  discovery: icons['treasure-map'],
}

const TYPE_PIGMENTS: Record<Type, Pigment> = {
  structure: 'slate',
  professional: 'folium',
  landmark: 'ochre',
  discovery: 'azurite',
}

/** card, advisor or task: its figure */
const FIGURES: Record<string, string> = {
  farm: 'windmill',
  quarry: 'mining',
  village: 'village',
  barracks: 'barracks-tent',
  guildhall: 'family-house',
  port: 'harbor-dock',
  aqueduct: 'aqueduct',
  'town-hall': 'hut',
  'impregnable-walls': 'defensive-wall',
  'border-keep': 'guarded-tower',
  scholars: 'bookshelf',
  navigators: 'ship-wheel',
  stonemasons: 'stone-axe',
  'tax-collectors': 'two-coins',
  'munitions-specialists': 'powder-bag',
  'great-army': 'spears',
  recruiters: 'rally-the-troops',
  'expeditionary-corps': 'caravel',
  'royal-cavalry': 'cavalry',
  'royal-guard': 'guards',
  'oath-sworn-knights': 'swords-emblem',
  'secret-brotherhood': 'hooded-figure',
  'alchemical-forge': 'bubbling-flask',
  'royal-citadel': 'castle',
  'giant-lighthouse': 'lighthouse',
  'hall-of-ancestors': 'ancient-columns',
  'cathedral-of-dawn': 'church',
  'marble-theatre': 'theater-curtains',
  'royal-mint': 'coins',
  'great-library': 'scroll-quill',
  'great-bazaar': 'shop',
  'hanging-gardens': 'vine-flower',
  'tomb-of-kings': 'tombstone',
  colossus: 'colombian-statue',
  observatory: 'observatory',
  'triumphal-arch': 'india-gate',
  'queens-bridge': 'stone-bridge',
  'wreck-of-the-leonarth': 'ship-wreck',
  'dragon-egg': 'big-egg',
  'tatis-tribe': 'tipi',
  'gates-of-hell': 'dungeon-gate',
  'giants-cache': 'mountain-cave',
  'sunken-temple': 'temple-gate',
  'sea-of-glass': 'wave-crest',
  'singing-caves': 'underground-cave',
  'valley-of-mists': 'fog',
  'forgotten-isles': 'island',
  'silver-spring': 'fountain',
  'petrified-forest': 'dead-wood',
  'crown-of-the-deep': 'jewel-crown',
  'marble-blocks': 'stone-stack',
  'builders-tools': 'toolbox',
  'ore-cart': 'mine-wagon',
  'ship-timber': 'wood-pile',
  'village-feast': 'roast-chicken',
  'princess-dowry': 'diamond-ring',
  'pilgrims-relic': 'holy-grail',
  'chest-of-gold': 'gold-stack',
  'spice-crate': 'cool-spices',
  'old-maps': 'treasure-map',
  calamity: 'volcano',
  'giant-rat': 'rat',
  vermin: 'rat',
  'frost-giant': 'ice-golem',
  shadow: 'shadow-grasp',
  thief: 'robber',
  'inspired-prophet': 'crystal-ball',
  'grey-eminence': 'puppet',
  'master-cartographer': 'compass',
  'mistress-of-masks': 'carnival-mask',
  spymaster: 'spy',
  'captain-of-the-watch': 'halberd',
  'court-censor': 'gardening-shears',
  'silver-tongued-envoy': 'talk',
  'royal-architect': 'pencil-ruler',
  'thrifty-steward': 'abacus',
  'lady-of-the-market': 'basket',
  quartermaster: 'knapsack',
  'father-confessor': 'monk-face',
  'lord-chamberlain': 'keyring',
  'hire-guides': 'boots',
  'winter-camp': 'camping-tent',
  'chart-the-floes': 'icebergs',
  'banner-at-the-pole': 'knight-banner',
  'bribe-the-gatekeeper': 'pay-money',
  'rally-the-barons': 'three-friends',
  'siege-engines': 'siege-tower',
  'storm-the-keep': 'broadsword',
  'close-the-gates': 'gate',
  'tend-the-sick': 'hospital-cross',
  'gather-herbs': 'herbs-bundle',
  'drive-out-the-plague': 'plague-doctor-profile',
}
const MENACES = new Set(['calamity', 'giant-rat', 'vermin', 'shadow', 'thief'])

/** The name that all copies of a card share. */
export const faceOf = (card: string): string => card.replace(/-\d+$/, '')

export const isType = (type: string | null | undefined): type is Type => TYPES.includes(type as Type)

/** The picture of a thing; of one that an owner of cards has added, that of its type. */
export function figureOf(thing: string, type?: string | null): string | undefined {
  const found = FIGURES[faceOf(thing)]
  if (found) return icons[found]
  return isType(type) ? TYPE_ICONS[type] : icons['open-treasure-chest']
}

export function pigmentOf(thing: string, facts: Facts | undefined): Pigment {
  if (isType(facts?.type)) return TYPE_PIGMENTS[facts.type]
  const face = faceOf(thing)
  if (face === 'frost-giant') return 'azurite'
  if (MENACES.has(face)) return 'oxblood'
  if (facts?.phase) return 'verdigris'
  return 'sienna'
}

export const pigmentOfType = (type: Type): Pigment => TYPE_PIGMENTS[type]

/** Goods one by one, as they lie in a row: `[2, 0, 1]` is materials, materials, money. */
export const laidOut = (counts: readonly number[]): Good[] =>
  counts.flatMap((count, kind) => Array<Good>(Math.max(0, count)).fill(GOODS[kind]!))
