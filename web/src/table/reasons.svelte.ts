/** Why something cannot be done, and what a thing does: said on the tongue, marked on the table. */
import { onMount } from 'svelte'
import { helpOf, ruleOf } from '@/text/help'
import type { Speech } from '@/text/speech'
import type { Refused } from '@/wire/frames'
import type { Schemas } from '@/wire/http'
import { to } from '@/wire/places'
import { boxOf } from '@/wire/shelf'
import type { Match } from './match.svelte'
import type { Move } from './move.svelte'
import { notices } from './notices.svelte'
import type { Reason, Refusal } from './props'
import { idsOf, named } from './things'
import { madeUp, saysNothing } from './touching'

/** As a sentence begins. */
const raised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

export class Reasons {
  /** what was touched in vain, and what stands in its way */
  marked = $state.raw<Refusal | undefined>()
  private box: Schemas['ComponentKind'][] = []

  constructor(
    private game: () => string,
    private match: () => Match,
    private speech: () => Speech,
  ) {
    // without it help on a thing leads to no rule, and is there all the same
    onMount(() => void boxOf(game()).then((kinds) => (this.box = kinds), () => {}))
  }

  /** If something is refused, say why, and where the rule stands. */
  async refused(answer: Promise<Refused | null>): Promise<void> {
    const eyes = this.match().seat
    const refusal = await answer
    // an answer may name what only those eyes may see that asked for it
    if (refusal && this.match().seat === eyes) this.tell(refusal)
  }

  private tell(refusal: Refused, piece?: string): void {
    const where = refusal.rule ? to('games', this.game(), 'rules', refusal.rule) : undefined
    const more = where ? this.speech().say({ id: 'table-see-rule' }) : undefined
    notices.tell(this.speech().say(refusal.message), 'trouble', where, more)
    if (piece) this.mark(piece, refusal)
  }

  /** Mark what was touched, and what the refusal names. */
  private mark(piece: string, refusal?: Refused): void {
    const lying = idsOf(this.match().shown?.scene ?? null)
    const culprits = refusal ? named(refusal.message).filter((id) => id !== piece && lying.has(id)) : []
    this.marked = { touched: piece, culprits: new Set(culprits) }
  }

  /** What a thing does, in words: a finger cannot hover over it. Whether there is anything to say. */
  help(piece: string): boolean {
    const speech = this.speech()
    const words = helpOf(piece, speech)
    if (!words) return false
    const name = speech.name(piece)
    const told = name === piece ? words : `${raised(name)}: ${words}`
    const rule = ruleOf(piece, this.box)
    const more = speech.say({ id: rule ? 'table-see-rule' : 'house-game-components' })
    notices.tell(told, 'plain', to('games', this.game(), ...(rule ? ['rules', rule] : ['components'])), more)
    return true
  }

  /** Why a thing cannot be touched now; who has read what it does need not hear that it does nothing. */
  async explain(piece: string, { options, chosen }: Move, helped: boolean): Promise<void> {
    const match = this.match()
    const { view, seat: eyes } = match
    const say = (id: string, args?: Record<string, string[]>) => this.speech().say(args ? { id, args } : { id })
    if (eyes === null || view?.over) return
    if (!match.asked) {
      // what is seen is over already: whoever touches it wants to see what is now
      if (match.behind) match.skip()
      else notices.tell(say('refusal-not-your-turn', { seats: (view?.to_act ?? []).map(String) }))
      return
    }
    let vague: Refused | null = null
    for (const action of madeUp(options, chosen, piece)) {
      const refusal = await match.why(action)
      if (match.seat !== eyes) return
      if (!refusal || saysNothing(refusal, piece, (thing) => this.speech().name(thing) !== thing)) continue
      if (refusal.rule) return this.tell(refusal, piece)
      vague ??= refusal
    }
    if (vague) return this.tell(vague, piece)
    if (!helped) {
      notices.tell(say('table-nothing-with-it'))
      this.mark(piece)
    }
  }

  async why(action: unknown): Promise<Reason | null> {
    const refusal = await this.match().why(action)
    return refusal && { sentence: this.speech().say(refusal.message), rule: refusal.rule }
  }
}
