/** The games and bots of this house, and what a game brings along: asked for once. */
import { ask, type Schemas } from './http'

export type GameInfo = Schemas['GameInfo']
export type BotInfo = Schemas['BotInfo']
type Language = 'en' | 'ru' | 'uk'
type Box = Schemas['ComponentKind'][]

const shelf = new Map<string, Promise<unknown>>()

/** Asks again after a failure, and else only once. */
function once<T>(what: string, asked: () => Promise<T>): Promise<T> {
  const there = (shelf.get(what) as Promise<T> | undefined) ?? asked()
  shelf.set(what, there)
  there.catch(() => shelf.delete(what))
  return there
}

export const allGames = (): Promise<GameInfo[]> => once('games', () => ask('get', '/api/games'))
export const allBots = (): Promise<BotInfo[]> => once('bots', () => ask('get', '/api/bots'))

/** A game by its id; `undefined` if it is not installed here. */
export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.id === id)
}

/** What is in the box of a game. */
export const boxOf = (game: string): Promise<Box> =>
  once(`box of ${game}`, () => ask('get', '/api/games/{game}/components', { path: { game } }))

/** A game's own messages in a language. */
export const textsOf = (game: string, language: Language): Promise<string> =>
  once(`texts of ${game} in ${language}`, () =>
    ask('get', '/api/games/{game}/texts/{language}', { path: { game, language } }).then(String),
  )
