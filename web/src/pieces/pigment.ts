/** What a thing is: the pigment its picture is painted with. */

export const PIGMENTS = ['azurite', 'verdigris', 'ochre', 'sienna', 'folium', 'oxblood', 'slate', 'rose'] as const
export type Pigment = (typeof PIGMENTS)[number]

/** A pigment for what nobody has painted: the same for all of one family, as `seat-1` and `seat-2` are. */
export function pigmentOf(thing: string): Pigment {
  const family = thing.replace(/[-/ ]?\d.*$/, '')
  let sum = 7
  for (const letter of family) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return PIGMENTS[sum % PIGMENTS.length]!
}
