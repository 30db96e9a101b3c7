/** Names for people who have not thought of one. */

const NUMBERS = 90

/** Two words, each from a list with bars between them; a number behind, if asked for. */
export function friendlyName(
  kinds: string,
  animals: string,
  numbered = false,
  random: () => number = Math.random,
): string {
  const pick = (list: string) => {
    const words = list.split('|').map((word) => word.trim())
    return words[Math.floor(random() * words.length)]!
  }
  const name = `${pick(kinds)} ${pick(animals)}`
  return numbered ? `${name} ${10 + Math.floor(random() * NUMBERS)}` : name
}
