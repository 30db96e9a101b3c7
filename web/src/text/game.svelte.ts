/** A game's speech: what kernel, page and game say, with the players' names. */
import { settings } from './settings.svelte'
import { textsOf } from '@/wire/shelf'
import { sourcesOf } from './house.svelte'
import { Speech, type OtherCards } from './speech'

/** Speaks for a game in the language that is chosen; call `follow` in a component. */
export class GameSpeech {
  speech = $state.raw<Speech | null>(null)

  follow(game: () => string, names: () => string[], cards: () => OtherCards = () => ({})): void {
    $effect(() => {
      const language = settings.language
      const id = game()
      const players = names()
      const other = cards()
      if (!id) return
      let over = false
      void Promise.all([sourcesOf(language), textsOf(id, language)]).then(([own, texts]) => {
        if (!over) this.speech = new Speech(language, [...own, texts], players, other)
      })
      return () => (over = true)
    })
  }
}
