/** What a person has chosen on this device. */
import { LANGUAGES, type Language } from './speech'

export interface Choices {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  palette: 'rich' | 'plain'
  /** how fast things move: 0 is not at all, 1 as drawn, 0.5 twice as fast */
  pace: number
  sound: boolean
  /** ask before an action is done */
  confirm: boolean
  /** tell of one's turn while the page is hidden */
  notify: boolean
  /** tell step by step what the rules do by themselves; else it is in the log alone */
  told: boolean
  /** draw every table from its words alone, without a game's own board */
  plain: boolean
}

const KEY = 'regnum.settings'

function preferred(): Language {
  for (const each of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

export function defaults(): Choices {
  return {
    language: preferred(),
    theme: 'auto',
    palette: 'rich',
    pace: 1,
    sound: false,
    confirm: false,
    notify: false,
    told: true,
    plain: false,
  }
}

function stored(): Choices {
  const plain = defaults()
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>
    const merged = { ...plain, ...found }
    return LANGUAGES.includes(merged.language) ? merged : { ...merged, language: plain.language }
  } catch {
    return plain
  }
}

export const settings: Choices = $state(stored())

/** Change something, and remember it. */
export function choose(changes: Partial<Choices>): void {
  Object.assign(settings, changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** From what is seen now to the other, whatever it was chosen by. */
export function turnLight(): void {
  const dark = document.documentElement.dataset['theme'] === 'dark'
  choose({ theme: dark ? 'light' : 'dark' })
}

/** Does the person want things to move, here and at all? */
export function pace(): number {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  return still ? 0 : settings.pace
}

/** Puts theme, palette and movement on the page as it changes. Called once, by the shell. */
export function dress(root: HTMLElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let darkNow = $state(dark.matches)
  dark.addEventListener('change', () => (darkNow = dark.matches))
  $effect(() => {
    const theme = settings.theme === 'auto' ? (darkNow ? 'dark' : 'light') : settings.theme
    root.dataset['theme'] = theme
    root.dataset['palette'] = settings.palette
    root.dataset['motion'] = settings.pace ? 'on' : 'off'
    root.style.setProperty('--pace', String(pace()))
    root.lang = settings.language
  })
}
