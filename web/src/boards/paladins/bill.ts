/** The bill in signs: what is paid and gained, out of what the rules say an option would come to. */
import { folded, partsOf } from '@/table/outcomes'
import type { Message, Proposal } from '@/table/props'

export interface Bill {
  pay: string[]
  gain: string[]
  /** points before and after */
  points: [number, number] | undefined
  /** the Inquisition: whether it is certain, and whom it accuses, where that is known */
  then: { certain: boolean; seats: number[]; opponent: boolean; known: boolean } | undefined
}

/** Rewards folded into an argument, sign by sign. */
const signsOf = (written: unknown): string[] =>
  folded(written).flatMap(({ args }) => Array<string>(Number(args['amount'])).fill(String(args['reward'])))

const workersOf = (named: unknown): string[] => (Array.isArray(named) ? named.map(String) : [])

/** Workers that are proposed: for the cells that are asked about and those after them, and to be kept. */
export function workersIn(proposal: Proposal | null | undefined): { placed: string[]; kept: string[] } {
  const parts = proposal?.outcome ? partsOf(proposal.outcome) : []
  const those = (id: string) => workersOf(parts.find((part) => part.id === id)?.args['workers'])
  return { placed: those('outcome-places'), kept: those('outcome-keeps') }
}

export function billOf(parts: readonly Message[]): Bill {
  const bill: Bill = { pay: [], gain: [], points: undefined, then: undefined }
  for (const { id, args } of parts) {
    if (id === 'outcome-places') bill.pay.push(...workersOf(args['workers']))
    else if (id === 'outcome-keeps') bill.gain.push(...workersOf(args['workers']))
    else if (id === 'outcome-pays') bill.pay.push(...signsOf(args['gain']))
    else if (id === 'outcome-debt') bill.pay.push('debt')
    else if (id === 'outcome-brings') bill.gain.push(...signsOf(args['gain']))
    else if (id === 'outcome-points') bill.points = [Number(args['before']), Number(args['after'])]
    else if (id === 'outcome-accused') {
      const seats = Array.isArray(args['seats']) ? args['seats'].map(Number) : []
      bill.then = { certain: true, seats, opponent: Number(args['opponent']) > 0, known: true }
    } else bill.then = { certain: id === 'outcome-inquisition', seats: [], opponent: false, known: false }
  }
  return bill
}
