/** Where long words may be broken, for names on narrow cards: browsers know no rules for every language. */

const SHY = '\u00ad'
/**
 * What is long in an alphabet, and where it is broken: between a vowel and what the next syllable
 * begins with. A softened letter stays with its own, an h with what it is spoken with.
 */
const ALPHABETS: [long: RegExp, seam: RegExp][] = [
  [/[а-яёіїєґ']{8,}/gi, /([аеёиоуыэюяіїє][бвгґджзйклмнпрстфхцчшщ]{0,2}[ьъй']?)(?=[бвгґджзклмнпрстфхцчшщ][аеёиоуыэюяіїє])/gi],
  [/[a-z]{10,}/gi, /([aeiouy][bcdfgklmnprstvwxz]?)(?=[bcdfgjklmnpqrstvwz][aeiouy])/gi],
]

/** The same word with soft hyphens; none leaves fewer than three letters alone. */
export function softened(words: string): string {
  return ALPHABETS.reduce((said, [long, seam]) => said.replace(long, (word) => parted(word, seam)), words)
}

const parted = (word: string, seam: RegExp) =>
  word.replace(seam, (syllable: string, _: string, at: number) => {
    const end = at + syllable.length
    return end >= 3 && word.length - end >= 3 ? syllable + SHY : syllable
  })

/** How wide letters are in the bold type of names, as parts of its size: a little more than most of them. */
const WIDE = /[mwMWМШЩЖЮФЫмшщжюфы@]/u
const SLIM = /[ijltfrIJії'’.,:·()-]/u
const width = (letter: string) => (WIDE.test(letter) ? 0.86 : SLIM.test(letter) ? 0.36 : letter === letter.toUpperCase() ? 0.68 : 0.56)

/** How much room the longest word needs, as a multiple of the size of its letters. */
export const widest = (words: string): number =>
  Math.max(...words.split(/ |(?<=-)/).map((word) => [...word].reduce((sum, letter) => sum + width(letter), 0)))
