// Made by `npm run types` from the schemas of the service: change those, not this.

export type Said =
  Hello | Act | Why | Preview | Nothing | Undo | Ask | Answer | Withdraw | Resign | Hand | Return | Hint | Chat | Ping
export type Told = Update | Asks | Done | Refused | Hinted | Previewed | Chatted | Present | Pong | Bye

export interface Act {
  say: 'act'
  id: string
  seat: number
  choice: number
  action: unknown
}
/**
 * Agree to what another seat has asked, or not.
 *
 *     To a rematch with 16 `bytes` for its key, in hexadecimal digits; the new match has
 *     published the house's commitment.
 */
export interface Answer {
  say: 'answer'
  id: string
  seat: number
  to: number
  what: 'end' | 'rematch' | 'take-back'
  agree: boolean
  bytes?: string
}
/**
 * A part of the table: pieces, and smaller areas after them.
 */
export interface Area {
  id: string
  title: Message
  layout: 'counters' | 'grid' | 'row' | 'stack' | 'track'
  owner: number | null
  pieces: Piece[]
  areas: Area[]
  columns: number
}
/**
 * A sentence of the Fluent files: its id and what to fill in.
 *
 *     >>> Message("draws", {"seat": 1})
 *     Message(id='draws', args={'seat': 1})
 */
export interface Message {
  id: string
  args: {
    [k: string]: string | number | string[]
  }
}
/**
 * A card, a token or a counter. `id` is the component's, or unique to its area if face down.
 */
export interface Piece {
  id: string
  name: Message
  face_up: boolean
  badges: Message[]
}
/**
 * Ask the others for a take-back, an agreed end, or when it is over a rematch.
 */
export interface Ask {
  say: 'ask'
  id: string
  seat: number
  what: 'end' | 'rematch' | 'take-back'
}
/**
 * What a seat has asked the others, after entry `n`, and who agrees so far.
 *
 *     For a rematch, `match` is the new match: whoever agrees sits down there. When all have
 *     agreed it begins by itself, as soon as their clients have added bytes to its key, or two
 *     seconds later: `begun`.
 */
export interface AskInfo {
  seat: number
  what: 'end' | 'rematch' | 'take-back'
  n: number
  agreed: number[]
  match: string
  begun: boolean
}
/**
 * The choice before a seat: its number, what is asked, and whether `options` lists all.
 */
export interface Asked {
  number: number
  prompt: Message
  complete: boolean
  speaking: boolean
}
/**
 * What is asked now, where that has changed since update `n`.
 */
export interface Asks {
  tell: 'asks'
  n: number
  asks: AskInfo[]
}
/**
 * The server closes the connection.
 */
export interface Bye {
  tell: 'bye'
  code: string
  sentence: string
}
export interface Chat {
  say: 'chat'
  id: string
  text: string
}
export interface Chatted {
  tell: 'chatted'
  m: number
  person: string
  name: string
  at: number
  text: string
}
/**
 * What the client said under this id is done, and durable.
 */
export interface Done {
  tell: 'done'
  id: string
  n: number
}
/**
 * Let a bot play on in one's seat: the one named, or the house's own.
 */
export interface Hand {
  say: 'hand'
  id: string
  seat: number
  bot?: string
}
/**
 * The first frame: what the client has already, and with whose eyes it looks.
 *
 *     `seat` is one of its own seats, or none to watch; when the match is over, anybody's. Saying
 *     hello again with another seat looks with that seat's eyes. `after` is the number of the
 *     newest update the client has; -1 is none.
 */
export interface Hello {
  say: 'hello'
  seat?: number | null
  after?: number
  chat?: number
}
export interface Hint {
  say: 'hint'
  id: string
  seat: number
}
export interface Hinted {
  tell: 'hinted'
  id: string
  option: Option
}
/**
 * A legal action, its short form, its words, the pieces it touches, and in a few words what
 *     it would bring, told from what the seat knows.
 *
 *     A hint has no `outcome`: the option of the same notation tells it.
 */
export interface Option {
  action: unknown
  notation: string
  words: Message
  touches: string[]
  outcome: Message | null
}
/**
 * “The rest like this”: an option, by its notation, and the steps it stands for, itself first.
 *
 *     They are ordinary actions, to be said one after the other, each with the number of the
 *     choice it answers, as long as they are among the options.
 */
export interface Likewise {
  notation: string
  steps: unknown[]
}
/**
 * One line of a seat's score: for what, and how many points.
 */
export interface Line {
  what: Message
  points: number
}
/**
 * In a talk: one has nothing to say as it stands, so a bot that decides need not wait.
 */
export interface Nothing {
  say: 'nothing'
  id: string
  seat: number
}
export interface Ping {
  say: 'ping'
  id: string
}
export interface Pong {
  tell: 'pong'
  id: string
}
/**
 * Which seats are at the table now, and how many watch.
 */
export interface Present {
  tell: 'present'
  seats: boolean[]
  watching: number
}
/**
 * Ask what an action would bring, as far as the seat can know, without doing it.
 */
export interface Preview {
  say: 'preview'
  id: string
  seat: number
  action: unknown
}
/**
 * What the seat would be shown, in every world that it can imagine.
 *
 *     Where these worlds part stands one event `unforeseen`.
 */
export interface Previewed {
  tell: 'previewed'
  id: string
  events: unknown[]
  log: Message[]
}
/**
 * A whole answer to what is asked, as the game proposes it: the steps to say, one after the
 *     other as with `Likewise`, and what they come to together.
 */
export interface Proposal {
  steps: unknown[]
  outcome: Message | null
}
/**
 * Why an action is not legal: a code with values, and where the rule stands.
 *
 *     `rule` is an anchor of our rules page, `page` the rulebook's page.
 *     The sentence is the message `refusal-<code>`.
 */
export interface Refusal {
  code: string
  args: {
    [k: string]: string | number | string[]
  }
  rule: string
  page: number
}
/**
 * What the client said under this id is not done, and why.
 */
export interface Refused {
  tell: 'refused'
  id: string
  code: string
  message: Message
  sentence: string
  rule: string
  page: number
}
export interface Resign {
  say: 'resign'
  id: string
  seat: number
}
/**
 * Scores, ranks, wins and how the points came about: one entry a seat each.
 *
 *     Ranks start at 1 and are shared where the rulebook shares. In a solo game the
 *     seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
 *     are `opponent_breakdown`.
 */
export interface Result {
  scores: number[]
  ranks: number[]
  won: boolean[]
  breakdown: Line[][]
  opponent: number | null
  opponent_breakdown?: Line[]
  resigned: number[]
}
/**
 * Take one's seat back from the bot that plays on in it.
 */
export interface Return {
  say: 'return'
  id: string
  seat: number
}
/**
 * Ask why an action is not legal, without doing it.
 */
export interface Why {
  say: 'why'
  id: string
  seat: number
  action: unknown
}
export interface Undo {
  say: 'undo'
  id: string
  seat: number
}
/**
 * Ask for something no longer.
 */
export interface Withdraw {
  say: 'withdraw'
  id: string
  seat: number
  what: 'end' | 'rematch' | 'take-back'
}
export interface Scene {
  areas: Area[]
}
/**
 * The match after entry `n`: what happened, and all that this viewer may know.
 *
 *     What is below `log` comes with the newest entry only. `clocks` are the seconds left at
 *     `now`; those of the seats in the view's `to_act` run. `bots` is who plays in each seat where
 *     no person does, and `failed` the bot before it, where that could not answer any more.
 */
export interface Update {
  tell: 'update'
  n: number
  game: string
  seat: number | null
  at: number
  events: unknown[]
  log: Message[]
  view: {
    [k: string]: unknown
  }
  scene: Scene | null
  options: Option[]
  likewise: Likewise[]
  proposal: Proposal | null
  now: number
  clocks: (number | null)[]
  bots: string[]
  failed: string[]
  asks: AskInfo[]
  status: string
}
/**
 * Whether the seat's last action can be undone freely, taken back by consent, or neither.
 */
export interface UndoState {
  can: 'nothing' | 'take-back' | 'undo'
  why: Refusal | null
}
/**
 * All that a seat may know. A game's own view adds its fields; the table fills these.
 */
export interface View {
  seat: number | null
  to_act: number[]
  may_speak: number[]
  asked: Asked | null
  undo: UndoState
  over: boolean
  result: Result | null
}
