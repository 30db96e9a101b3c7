/** The games and bots of this house, as they are told to people. */
import { house, sourcesOf, t } from '@/text/house.svelte'
import { settings } from '@/text/settings.svelte'
import { Speech, type Language } from '@/text/speech'
import { address } from '@/wire/http'
import { textsOf, type BotInfo, type GameInfo } from '@/wire/shelf'

export { allBots, allGames, boxOf, gameOf } from '@/wire/shelf'
export type { BotInfo, GameInfo }

export const nameOf = (game: GameInfo): string => game.names[settings.language] ?? game.id
export const summaryOf = (game: GameInfo): string => game.summaries[settings.language] ?? ''
export const pictureOf = (game: GameInfo): string | undefined =>
  game.picture ? address(`/api/games/${game.id}/picture`) : undefined

/** What kernel, page and a game say in a language. */
export async function gameSpeech(game: string, language: Language): Promise<Speech> {
  return new Speech(language, [...(await sourcesOf(language)), await textsOf(game, language)])
}

/** What a bot is called, here as in the log of a match; one from elsewhere goes by its id. */
export const botName = (id: string): string => house.speech.name(id)

export function botHelp(id: string): string {
  const message = `house-bot-${id}-help`
  return house.speech.has(message) ? t(message) : ''
}

/** The bot that is offered first: the one that plays on for people who have left. */
export const usualBot = (bots: readonly BotInfo[]): string =>
  (bots.find((bot) => bot.stand_in) ?? bots[0])?.id ?? ''
