/** Where long words may be broken, for names on narrow cards: browsers know no rules for every language. */

const SHY = '\u00ad'
const LONG = /[а-яёіїєґ']{8,}/gi
/** between a vowel and what the next syllable begins with; a softened letter stays with its own */
const SEAM = /([аеёиоуыэюяіїє][бвгґджзйклмнпрстфхцчшщ]?[ьъй']?)(?=[бвгґджзклмнпрстфхцчшщ][аеёиоуыэюяіїє])/gi

/** The same word with soft hyphens; none leaves fewer than three letters alone. */
export function softened(words: string): string {
  return words.replace(LONG, (word) =>
    word.replace(SEAM, (syllable: string, _: string, at: number) => {
      const end = at + syllable.length
      return end >= 3 && word.length - end >= 3 ? syllable + SHY : syllable
    }),
  )
}
