/** A match that somebody would like to play, as it is put together on the page. */
import type { Schemas } from '@/wire/http'

type GameInfo = Schemas['GameInfo']
type MatchWish = Schemas['MatchWish']

/** Who is to sit somewhere: me, somebody else at this screen, a bot, or whoever comes. */
export interface Chair {
  who: 'me' | 'here' | 'bot' | 'open'
  name: string
  bot: string
}

export interface Draft {
  game: string
  chairs: Chair[]
  options: Record<string, unknown>
  inLobby: boolean
  rated: boolean
  clock: Required<NonNullable<MatchWish['clock']>>
}

export const NO_CLOCK: Draft['clock'] = { kind: 'none', seconds: 0, increment: 0, time_out: 'bot' }

/** Against bots, as many as most people like to play with. */
export function newDraft(game: GameInfo, bot: string, seats = usualSeats(game)): Draft {
  const draft: Draft = {
    game: game.id,
    chairs: [],
    options: defaultsOf(game),
    inLobby: false,
    rated: false,
    clock: { ...NO_CLOCK },
  }
  return withSeats(draft, seats, bot)
}

/** Three, if a game is for three; else the number nearest to it. */
export function usualSeats(game: Pick<GameInfo, 'seats'>): number {
  return [...game.seats].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3) || a - b)[0] ?? 1
}

export function defaultsOf(game: GameInfo): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]))
}

/** The options that count at a table for so many: one that does not is as if nobody had touched it. */
export function counting(game: GameInfo, seats: number, options: Record<string, unknown>): string[] {
  const usual = defaultsOf(game)
  const counts = (name: string): boolean => {
    const need = game.options.find((option) => option.name === name)
    if (need?.seats?.length && !need.seats.includes(seats)) return false
    return Object.entries(need?.beside ?? {}).every(([other, values]) =>
      values.includes(String(counts(other) ? options[other] : usual[other])),
    )
  }
  return game.options.map(({ name }) => name).filter(counts)
}

/** All options as they are agreed: those that do not count as they usually are. */
export function agreed(game: GameInfo, seats: number, options: Record<string, unknown>): Record<string, unknown> {
  const names = counting(game, seats, options)
  return { ...defaultsOf(game), ...Object.fromEntries(names.map((name) => [name, options[name]])) }
}

/** The same with more or fewer seats: new ones are like the last one, or for bots. */
export function withSeats(draft: Draft, seats: number, bot: string): Draft {
  const chairs = draft.chairs.slice(0, seats)
  while (chairs.length < seats) {
    const last = chairs[chairs.length - 1]
    if (!last) chairs.push({ who: 'me', name: '', bot })
    else chairs.push(last.who === 'me' ? { who: 'bot', name: '', bot } : { ...last, name: '' })
  }
  if (!chairs.some((chair) => chair.who === 'me') && chairs[0]) chairs[0] = { who: 'me', name: '', bot }
  return { ...draft, chairs }
}

/** The modes that can be played with so many. */
export function modesFor(game: GameInfo, seats: number): GameInfo['modes'] {
  return game.modes.filter((mode) => !mode.seats.length || mode.seats.includes(seats))
}

/** All options as a mode has them. */
export function inMode(game: GameInfo, mode: string): Record<string, unknown> {
  return { ...defaultsOf(game), ...game.modes.find((each) => each.id === mode)?.options }
}

/** Which mode the options are, if they are one. */
export function modeOf(game: GameInfo, options: Record<string, unknown>): string | undefined {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return game.modes.find((mode) =>
    Object.entries(inMode(game, mode.id)).every(([name, value]) => same(options[name], value)),
  )?.id
}

/** What stands in the way of a rated match, by the service's own codes; empty if nothing. */
export function notRated(draft: Draft, claimed: boolean): string[] {
  const found: string[] = []
  if (!claimed) found.push('rated-claimed-names')
  if (draft.chairs.some((chair) => chair.who === 'bot')) found.push('rated-no-bots')
  if (draft.chairs.some((chair) => chair.who === 'here')) found.push('rated-one-seat')
  if (draft.chairs.length < 2) found.push('rated-not-alone')
  return found
}

/** Does everybody sit already, so that it can begin at once? */
export function complete(draft: Draft): boolean {
  return draft.chairs.every((chair) => chair.who !== 'open')
}

/** What is asked of the service. Options at their defaults need not be named. */
export function wishOf(draft: Draft, game: GameInfo): MatchWish {
  const usual = defaultsOf(game)
  const named = Object.entries(agreed(game, draft.chairs.length, draft.options)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  )
  const rated = draft.rated && !notRated(draft, true).length
  const out = rated && draft.clock.kind !== 'none' ? 'resign' : draft.clock.time_out
  return {
    game: draft.game,
    chairs: draft.chairs.map((chair) => ({
      who: chair.who === 'here' ? 'me' : chair.who,
      bot: chair.who === 'bot' ? chair.bot : '',
      name: chair.who === 'here' ? chair.name.trim() : '',
    })),
    options: Object.fromEntries(named),
    in_lobby: draft.inLobby && !complete(draft),
    rated,
    clock: draft.clock.kind === 'none' ? NO_CLOCK : { ...draft.clock, time_out: out },
  }
}
