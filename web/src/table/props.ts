/** What the table gives a game's board to draw, and what a board may ask of the table. */
import type { Speech } from '@/text/speech'
import type { Component, Snippet } from 'svelte'
import type { Area, Message, Piece, Proposal, Scene } from '@/wire/frames'

export type { Area, Message, Piece, Proposal, Scene }

/** A legal action as the service offers it; one that was put together has only its action. */
export interface Option {
  action: unknown
  notation?: string
  words?: Message
  touches?: readonly string[]
  /** what it would bring, as the rules tell it from what the seat knows */
  outcome?: Message | null
}

/** A thing that was touched in vain, and the things that the refusal names. */
export interface Refusal {
  touched: string
  culprits: ReadonlySet<string>
}

/**
 * By seat: points so far and a few words on how it stands; where the match is, as "turn 23"; and a
 * line that helps to decide what is asked.
 */
export interface Facts {
  points?: (number | undefined)[]
  states?: (string | undefined)[]
  where?: string
  /** a match of so many rounds: which one it is, and that in words */
  rounds?: { now: number; last: number; said: string }
  /** options that the board has buttons of its own for, by their notation */
  drawn?: ReadonlySet<string>
  /** what helps to decide: the second line of what is asked */
  note?: string
  /** what is in hand would cost and bring, in signs */
  bill?: Snippet
  /** the board wants the whole width: roll and chronicle become a rail beside it */
  wide?: boolean
  /** the board tells what happened, step by step: nothing is asked before that is over */
  telling?: Telling | undefined
}

/** A step of what happened by itself. */
export interface Telling {
  said: string
  /** why it came so */
  why?: string
  /** which step it is of how many; and of which turn, where there are several */
  step: number
  of: number
  turn?: number
  turns?: number
  /** nothing comes after it */
  last: boolean
  /** the step before, where there is one */
  back?: (() => void) | undefined
  next: () => void
  end: () => void
}

/** Why something cannot be done. */
export interface Reason {
  sentence: string
  rule?: string
}

export interface BoardProps<View = unknown> {
  view: View
  scene: Scene
  options: Option[]
  /** through whose eyes one looks; null: a spectator */
  seat: number | null
  names: string[]
  /** the seat that was chosen in the roll, where there is one; null: none was */
  facing?: number | null
  /** pieces that can be touched now, those touched already, and those that moved last */
  glow: ReadonlySet<string>
  chosen: readonly string[]
  news: ReadonlySet<string>
  /** things that a line of the log under the pointer, or a hint, speaks of */
  pointed?: ReadonlySet<string>
  /** a whole answer that the game proposes: its steps, and what they come to together */
  proposal?: Proposal | null
  /** what is complete, and asked about once more */
  ready?: Option | null
  /** what touching a thing would come to, in few words */
  fates?: ReadonlyMap<string, string>
  /** a thing that was touched in vain, and those that stand in the way */
  refused?: Refusal | undefined
  /** everything that happened so far, and the same in words, line by line */
  events: readonly unknown[]
  log: readonly { message: Message; undone?: boolean }[]
  speech: Speech
  touch: (piece: string) => void
  act: (option: Option) => void
  /** why an action cannot be done; null if it can */
  why: (action: unknown) => Promise<Reason | null>
  /** what the frame shows of a match, where only its board knows it */
  tell?: (facts: Facts) => void
}

/** A game's own board, loaded when it is needed; it takes the view of its own game. */
export type BoardModule = { default: Component<BoardProps<any>> }
