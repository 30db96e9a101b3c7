/** The page's own speech, in the language that is chosen now. */
import { settings } from './settings.svelte'
import { fontsFor } from './fonts'
import { Speech, type Language, type Message, type Value } from './speech'

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('$text/en/index'),
  ru: () => import('$text/ru/index'),
  uk: () => import('$text/uk/index'),
}

class House {
  speech = $state.raw(new Speech('en', []))
  /** the texts of the language have come */
  ready = $state(false)

  /** Load a language, if it is not the one that is spoken. */
  async speak(language: Language): Promise<void> {
    const sources = await sourcesOf(language)
    await fontsFor(sources.join(''))
    if (language !== settings.language) return
    this.speech = new Speech(language, sources)
    this.ready = true
  }
}

export const house = new House()

/** What kernel, service and page say in a language. */
export async function sourcesOf(language: Language): Promise<string[]> {
  return (await SOURCES[language]()).default
}

/** A sentence of the page itself. */
export function t(id: string, args?: Record<string, Value>): string {
  return house.speech.say(args ? { id, args } : { id })
}

/** A message that came from the service. */
export function say(message: Message): string {
  return house.speech.say(message)
}
