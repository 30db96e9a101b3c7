/** Which picture each character and terrain of Fairy Fracas has, and which colour and shape its owner. */
import { icons } from '@/pieces/icons/fairy-fracas'

const CHARACTERS: Record<string, string> = {
  king: 'throne-king',
  queen: 'queen-crown',
  princess: 'tiara',
  knight: 'visored-helm',
  peasant: 'farmer',
  gnome: 'bad-gnome',
  dragon: 'dragon-head',
  witch: 'witch-flight',
  fairy: 'fairy',
  wizard: 'wizard-face',
}
const TERRAINS: Record<string, [icon: string, tint: string]> = {
  castle: ['medieval-gate', '#6d7480'],
  forest: ['pine-tree', '#3f7d3a'],
  tower: ['white-tower', '#7a5c8e'],
  farm: ['windmill', '#b98a2f'],
}

/** Each colour has a shape too, for whoever cannot tell the colours apart. */
const SHAPES: Record<string, string> = {
  red: 'M256 36 476 256 256 476 36 256Z',
  blue: 'M256 56a200 200 0 1 0 0 400 200 200 0 1 0 0-400Z',
  yellow: 'M256 52 484 444H28Z',
  green: 'M84 84H428V428H84Z',
}

/** `red-king` without its colour. */
export const kindOf = (character: string): string => character.split('-').pop()!
export const colourOf = (character: string): string => character.split('-')[0]!

export const figureOf = (character: string) => icons[CHARACTERS[kindOf(character)] ?? 'throne-king']
export const shapeOf = (colour: string) => SHAPES[colour]

export function terrainLook(terrain: string): { icon: string | undefined; tint: string } {
  const [icon, tint] = TERRAINS[terrain.replace(/-\d+$/, '')] ?? ['windmill', '#888']
  return { icon: icons[icon], tint }
}

export const lock = icons['crossed-chains']
