/** What a deal says, clause by clause, in the order in which the table says it. */
import type { Message } from '@/table/props'
import type { kings_struggle } from '@/wire/games'
import { PARTS_OF } from './draft.svelte'

type Deal = kings_struggle.Deal
type Promised = kings_struggle.Promise

const NONE = 'none'
const seats = (them: readonly number[]) => them.map(String)
const part = (name: string) => `part-${name}`

export interface Clause {
  message: Message
  /** done at once when all have agreed; otherwise a promise, which nobody enforces */
  binding: boolean
}

export function clauses(deal: Deal): Clause[] {
  const done: Message[] = []
  for (const deed of [deal.do, deal.then]) {
    if (!deed) continue
    const args = { seats: seats(deed.targets), card: deed.card ?? NONE }
    done.push({ id: `deal-${deed.part}`, args })
  }
  if (deal.spare.length) done.push({ id: 'deal-spare', args: { seats: seats(deal.spare) } })
  if (deal.refrain.includes('all')) done.push({ id: 'deal-refrain-all', args: {} })
  else if (deal.refrain.length) {
    done.push({ id: 'deal-refrain', args: { parts: deal.refrain.map(part) } })
  }
  for (const { payer, payee, coins } of deal.pay) {
    done.push({ id: 'deal-pay', args: { payer, payee, coins } })
  }
  for (const { giver, receiver, card, face_down } of deal.cards) {
    const id = face_down ? 'deal-card-down' : 'deal-card-up'
    done.push({ id, args: { giver, receiver, card: card ?? NONE } })
  }
  return [
    ...done.map((message) => ({ message, binding: true })),
    ...deal.promises.map((promise) => ({ message: promiseClause(promise), binding: false })),
  ]
}

export function promiseClause(promise: Promised): Message {
  const { who, by } = promise
  if (promise.kind === 'coins') {
    return { id: 'promise-coins', args: { who, by, to: promise.to ?? 0, coins: promise.coins } }
  }
  const aimed = promise.target === null ? 0 : 1
  // a card that can do one thing only need not say which
  const several = (PARTS_OF[promise.card ?? ''] ?? []).length > 1
  const which = several && promise.part ? part(promise.part) : NONE
  const args = { who, by, card: promise.card ?? NONE, part: which, aimed, target: promise.target ?? 0 }
  return { id: promise.kind === 'use' ? 'promise-use' : 'promise-avoid', args }
}

/** The seats that a deal binds: all of them must agree. */
export function parties(holder: number, by: number, deal: Deal): number[] {
  const bound = new Set([holder, by])
  for (const { payer, payee } of deal.pay) bound.add(payer).add(payee)
  for (const { giver, receiver } of deal.cards) bound.add(giver).add(receiver)
  for (const { who, to } of deal.promises) {
    bound.add(who)
    if (to !== null) bound.add(to)
  }
  for (const deed of [deal.do, deal.then]) if (deed?.card) bound.add(deed.targets[0] ?? holder)
  return [...bound].sort((a, b) => a - b)
}
