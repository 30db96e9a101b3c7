/** How characters and terrains of Fairy Fracas look: figures, tinctures, kinds of land. */
import { tinctureCalled, type Tincture } from '@/pieces/heraldry'
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

/** turns of everybody in a match (p. 3) */
export const TURNS = 6

/** `red-king` without its colour. */
export const kindOf = (character: string): string => character.split('-').pop()!
export const isCharacter = (thing: string): boolean => kindOf(thing) in CHARACTERS

export const figureOf = (character: string) => icons[CHARACTERS[kindOf(character)] ?? 'throne-king']
export const tinctureOf = (character: string): Tincture => tinctureCalled(character.split('-')[0]!) ?? 'sable'

const VOWEL = /[аеёиоуыэюяєіїaeiouy]/i

/** A long name with the place nearest to its middle where it may be broken: before a syllable. */
export function breakable(name: string): string {
  if (name.length < 8) return name
  const places = [...name].flatMap((letter, at) =>
    at > 2 && at < name.length - 2 && !VOWEL.test(letter) && VOWEL.test(name[at + 1]!) ? [at] : [],
  )
  const middle = name.length / 2
  const [best] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return best === undefined ? name : `${name.slice(0, best)}\u00ad${name.slice(best)}`
}

export type Ground = 'castle' | 'forest' | 'tower' | 'farm'

/** `farm-2` is a farm. */
export const groundOf = (terrain: string): Ground => terrain.replace(/-\d+$/, '') as Ground

export const chains = icons['crossed-chains']
export const wand = icons['fairy-wand']
