/** The bill in signs: what is given and what comes of it, out of what the rules say of an option. */
import { folded, partsOf } from '@/table/outcomes'
import type { Message, Option, Proposal } from '@/table/props'
import { GOODS, type View } from './faces'

export interface Bill {
  /** goods that are given, in the order of GOODS */
  pay: number[]
  gain: number[]
  /** what is produced more from now on */
  more: number[]
  lacks: number[]
  finished: boolean
  /** where several things are proposed: cards that are finished, and what else gets cubes */
  cards: string[]
  onto: string[]
  points: [number, number] | undefined
}

const NAMES = GOODS.map((good) => ({ soldier: 'goods-soldiers', spy: 'goods-spies', point: 'goods-points' })[good as string] ?? `goods-${good}`)
const none = (): number[] => GOODS.map(() => 0)

/** Goods folded into an argument, counted by kind. */
function goodsOf(written: unknown): number[] {
  const counts = none()
  for (const { id, args } of folded(written)) counts[NAMES.indexOf(id)]! += Number(args['count'])
  return counts
}

const sum = (one: number[], other: readonly number[]) => one.map((count, kind) => count + (other[kind] ?? 0))

/** Where cubes are put; without a card it is alchemy. */
const onto = (args: Message['args']): string => String(args['card'] ?? 'alchemy')

interface Said {
  do: string
  cube?: string
  task?: string
  menace?: string
}

/** What an action takes: a cube, the price of a task, the soldiers for a battle. */
function priceOf(action: Said, view: View): readonly number[] {
  if (action.do === 'place') return GOODS.map((good) => Number(good === action.cube))
  if (action.do === 'fulfil') return view.tasks.find(({ task }) => task === action.task)?.price ?? []
  const fought = action.do === 'fight' && view.seats.flatMap(({ menaces }) => menaces).find(({ menace }) => menace === action.menace)
  return fought ? GOODS.map((good) => (good === 'soldier' ? fought.soldiers : 0)) : []
}

/** Where cubes are proposed: by card, and for alchemy. */
export function cubesIn(proposal: Proposal | null | undefined): Map<string, number[]> {
  const parts = proposal?.outcome ? partsOf(proposal.outcome) : []
  return new Map(
    parts
      .filter(({ id }) => id === 'outcome-puts' || id === 'outcome-stores')
      .map(({ args }) => [onto(args), goodsOf(args['goods'])]),
  )
}

export function billOf(parts: readonly Message[], options: readonly Option[], view: View): Bill {
  const bill: Bill = { pay: none(), gain: none(), more: none(), lacks: none(), finished: false, cards: [], onto: [], points: undefined }
  if (options.length === 1) bill.pay = sum(bill.pay, priceOf(options[0]!.action as Said, view))
  for (const { id, args } of parts) {
    if (id === 'outcome-finished') bill.finished = true
    else if (id === 'outcome-finishes') bill.cards.push(String(args['card']))
    else if (id === 'outcome-puts' || id === 'outcome-stores') {
      bill.pay = sum(bill.pay, goodsOf(args['goods']))
      bill.onto.push(onto(args))
    }
    else if (id === 'outcome-lacks') bill.lacks = sum(bill.lacks, goodsOf(args['goods']))
    else if (id === 'outcome-produces') bill.more = sum(bill.more, goodsOf(args['goods']))
    else if (id === 'outcome-points') bill.points = [Number(args['before']), Number(args['after'])]
    else bill.gain = sum(bill.gain, goodsOf(args['goods']))
  }
  bill.onto = bill.onto.filter((card) => !bill.cards.includes(card))
  return bill
}
