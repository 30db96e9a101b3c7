/** What the solo opponent did since one was asked last, told step by step. */
import type { BoardProps, Telling as Told } from '@/table/props'
import { settings } from '@/text/settings.svelte'
import type { paladins } from '@/wire/games'
import { asTold, type Table } from './astold'
import { turnsOf, type Step } from './turns'

export class Telling {
  /** what happened before is told already */
  private from = $state(0)
  private place = $state(0)
  /** the table before what is told */
  private before: Table | undefined
  private readonly steps = $derived.by(() => this.turns.flat().filter((step) => step.at >= this.from))

  constructor(
    private props: () => BoardProps<paladins.View>,
    /** where it sits among the players, if there is one */
    private player: () => number | undefined,
  ) {
    this.from = props().events.length
    $effect(() => {
      if (!settings.told) this.end()
    })
    $effect(() => {
      const { view, scene } = this.props()
      if (!this.now) this.before = { view, scene }
    })
  }

  private readonly turns = $derived.by(() => {
    const player = this.player()
    return player === undefined ? [] : turnsOf(this.props(), player)
  })

  /** The step that is told now. */
  get now(): Step | undefined {
    return settings.told && this.props().tell ? this.steps[this.place] : undefined
  }

  /** The turn it belongs to, or the last one. */
  get turn(): Step[] {
    const { now } = this
    return (now && this.turns.find((steps) => steps.includes(now))) ?? this.turns.at(-1) ?? []
  }

  /** The table as far as it has been told; nothing where all has been. */
  readonly table: Table | undefined = $derived.by(() => {
    const is = this.props()
    if (!this.now || !this.before) return undefined
    const lit = (steps: readonly Step[]) => new Set(steps.flatMap((step) => step.lit))
    return asTold(this.before, is, lit(this.steps.slice(0, this.place + 1)), lit(this.steps.slice(this.place + 1)))
  })

  /** As the table tells it. */
  get told(): Told | undefined {
    const { now, steps, place, turn } = this
    if (!now) return undefined
    const { speech } = this.props()
    const several = this.turns.filter((each) => each[0]!.at >= this.from)
    return {
      said: speech.say(now.said),
      // wishes say more than the sentence about them
      ...(now.why.length && !now.wishes.length ? { why: now.why.map((each) => speech.say(each)).join(' ') } : {}),
      step: turn.indexOf(now) + 1,
      of: turn.length,
      ...(several.length > 1 ? { turn: several.indexOf(turn) + 1, turns: several.length } : {}),
      last: place + 1 === steps.length,
      back: place ? () => (this.place -= 1) : undefined,
      next: () => (place + 1 < steps.length ? (this.place += 1) : this.end()),
      end: () => this.end(),
    }
  }

  private end(): void {
    this.from = this.props().events.length
    this.place = 0
  }
}
