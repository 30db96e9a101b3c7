/** A move that is put together by touching things: what was touched, what glows, what is left in words. */
import { untrack } from 'svelte'
import type { Speech } from '@/text/speech'
import type { Option } from '@/wire/frames'
import type { Match } from './match.svelte'
import { begun, continuing, finished, glowing, untouched } from './touching'

/** as many buttons as are seen at a glance */
const FEW = 3

export class Move {
  touches = $state.raw<string[]>([])
  /** nothing is left to choose, and it is asked about once more */
  ready = $state.raw<Option | null>(null)
  /** the next choice is meant for the rest too */
  rest = $state(false)
  readonly options = $derived.by(() => this.match().options)
  readonly chosen = $derived.by(() => (this.touches.length ? this.touches : begun(this.options)))
  /** nothing can be done now: an answer is awaited, or the line is broken */
  readonly held = $derived.by(() => this.match().busy > 0 || this.match().broken)
  readonly glow = $derived.by(() => (this.held ? new Set<string>() : glowing(this.options, this.chosen)))
  readonly started = $derived.by(() => this.chosen.length > begun(this.options).length)
  /** what needs a button, as there is nothing to touch for it; few, or none */
  readonly buttons = $derived.by(() => {
    const loose = this.started ? [] : untouched(this.options).filter((option) => !this.drawn()?.has(option.notation))
    // what one may say, but is not asked for, must not draw the eye
    return this.match().asked?.speaking || loose.length > FEW ? [] : loose
  })
  /** what is complete with what was touched, though more could be */
  readonly done = $derived.by(() => (this.started ? finished(this.options, this.chosen) : []))
  /** what else can be done, in words */
  readonly listed = $derived.by(() =>
    (this.started ? continuing(this.options, this.chosen) : this.options).filter(
      (option) =>
        !this.buttons.includes(option) && !this.done.includes(option) && !(this.started && !option.touches.length),
    ),
  )
  readonly touchable = $derived.by(() => this.listed.some((option) => option.touches.length))
  /** there is something to list for which the board has no button of its own */
  readonly listable = $derived.by(() => this.listed.some((option) => !this.drawn()?.has(option.notation)))
  /** nothing can be touched for what is left, nor has the board buttons for all of it */
  readonly wordy = $derived.by(() => !this.touchable && this.listable)
  /** a whole answer that the game proposes, as long as one has begun nothing else */
  readonly proposal = $derived.by(() => (this.started || this.rest || this.ready ? null : this.match().proposal))
  /** how many steps an option stands for, if it is meant for the rest too */
  readonly steps = $derived.by(
    () => new Map(this.rest ? this.match().likewise.map((each) => [each.notation, each.steps.length]) : []),
  )
  /** What touching a thing would come to, where all that goes on from there says the same. */
  readonly fates = $derived.by(() => {
    const found = new Map<string, string>()
    for (const option of continuing(this.options, this.chosen)) {
      const next = option.touches[this.chosen.length]
      if (next === undefined) continue
      const fate = option.outcome ? this.speech().say(option.outcome) : ''
      found.set(next, found.has(next) && found.get(next) !== fate ? '' : fate)
    }
    return found
  })
  /** the question that it answers */
  private at = -1

  constructor(
    private match: () => Match,
    private speech: () => Speech,
    /** options that the board has buttons of its own for */
    private drawn: () => ReadonlySet<string> | undefined,
  ) {}

  /** A new question begins with nothing touched; news from others takes nothing out of one's hand. Whether it is new. */
  begin(): boolean {
    const choice = this.match().asked?.number ?? -1
    const kept = choice === this.at && continuing(this.options, untrack(() => this.touches)).length > 0
    this.at = choice
    if (kept) return false
    this.letGo()
    this.rest = false
    return true
  }

  letGo(): void {
    this.touches = []
    this.ready = null
  }

  words(option: Option): string {
    const words = this.speech().say(option.words)
    const count = this.steps.get(option.notation)
    return count === undefined ? words : this.speech().say({ id: 'table-rest-words', args: { words, count } })
  }
}
