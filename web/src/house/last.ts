/** How somebody played a game last: one click plays it like that again. */
import { inMode, modesFor, newDraft, usualSeats, type Draft } from './wish'
import { usualBot, type BotInfo, type GameInfo } from './shelf.svelte'

export interface Setting {
  seats: number
  bot: string
  mode: string
}

const KEY = 'regnum.last'

/** by game, the latest at the end */
function kept(): Record<string, Setting> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Setting>
  } catch {
    return {}
  }
}

/** As it was played last, where that can still be had; else as most people like it. */
export function lastSetting(game: GameInfo, bots: readonly BotInfo[]): Setting {
  const { seats, bot, mode }: Partial<Setting> = kept()[game.id] ?? {}
  const chosen = game.seats.find((count) => count === seats) ?? usualSeats(game)
  const modes = modesFor(game, chosen)
  return {
    seats: chosen,
    bot: bots.find(({ id }) => id === bot)?.id ?? usualBot(bots),
    mode: (modes.find(({ id }) => id === mode) ?? modes[0])?.id ?? '',
  }
}

export function remember(game: string, setting: Setting): void {
  const { [game]: _, ...others } = kept()
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...others, [game]: setting }))
  } catch {
    // whoever lets nothing be kept chooses anew
  }
}

/** The game that was played last, of those on the shelf. */
export function lastGame(games: readonly GameInfo[]): GameInfo | undefined {
  const played = Object.keys(kept()).reverse()
  return played.map((id) => games.find((game) => game.id === id)).find(Boolean) ?? games[0]
}

export const draftOf = (game: GameInfo, { seats, bot, mode }: Setting): Draft => ({
  ...newDraft(game, bot, seats),
  options: inMode(game, mode),
})
