/** The turns of the solo opponent, step by step, out of what happened and the words for it. */
import type { BoardProps, Message } from '@/table/props'
import type { paladins } from '@/wire/games'

/** What it looked at before an action: whether that was as it should be, and the words for it. */
export interface Check {
  met: boolean
  said: Message
}

/** Something it would like of a space; why it gets none such, empty where it does. */
export interface Wish {
  wish: string
  why: string
}

export interface Step {
  /** its place in all that happened */
  at: number
  said: Message
  why: Message[]
  checks: Check[]
  wishes: Wish[]
  /** things on the table that it is about */
  lit: string[]
}

type Happened = Pick<BoardProps, 'events' | 'log'>
type Weighed = paladins.OpponentPrevented | paladins.OpponentPlaced

const BEGINS: ReadonlySet<string> = new Set(['scheme-turned-up', 'opponent-spent'])
/** a seat acts, a round is over, or somebody did something at the table */
const ENDS: ReadonlySet<string> = new Set([
  'townsperson-left',
  'outsider-left',
  'townsfolk-came',
  'outsiders-came',
  'round-began',
  'undone',
  'taken-back',
  'resigned',
  'stood-in',
  'clock-shown',
  'agreed-end',
])
const ACTS: ReadonlySet<string> = new Set(['placed', 'favour-used', 'passed'])
/** these only give the reason for what comes next, as does what fails after something has failed */
const REASONS: ReadonlySet<string> = new Set(['marker-pointed', 'space-preferred', 'opponent-spent'])

/** Its turns, each with its steps; `player` is its place among the players. */
export function turnsOf({ events, log }: Happened, player: number): Step[][] {
  const turns: Step[][] = []
  let turn: Step[] | undefined
  let why: Message[] = []
  let wishes: Wish[] = []
  let lit: string[] = []
  events.forEach((each, at) => {
    const event = each as paladins.Event
    const line = log[at]
    if (!line || line.undone) return
    const kind: string = event.event
    if (BEGINS.has(kind)) turns.push((turn = []))
    else if (ENDS.has(kind) || (ACTS.has(kind) && 'seat' in event && event.seat !== null)) turn = undefined
    if (!turn) return
    lit.push(...litBy(event, player))
    if (REASONS.has(kind) || (kind === 'opponent-prevented' && turn.at(-1)?.checks.length)) {
      why.push(line.message)
      if (event.event === 'space-preferred') wishes = event.wishes.map((wish, place) => ({ wish, why: event.why[place]! }))
      return
    }
    turn.push({ at, said: line.message, why, wishes, lit, checks: checksOf(event) })
    ;[why, wishes, lit] = [[], [], []]
  })
  return turns.filter((steps) => steps.length)
}

/** The scheme that a turn followed. */
export const schemeOf = (turn: readonly Step[]): string | undefined => turn[0]?.lit.find((id) => id.startsWith('scheme-'))

const IN_THE_WAY: Record<string, number> = { occupied: 0, workers: 1, limit: 2, row: 2, influence: 2, reach: 2 }

/** What it has looked at, in the order of the rules: up to the first that is not as it should be. */
function checksOf(event: paladins.Event): Check[] {
  if (event.event !== 'opponent-placed' && event.event !== 'opponent-prevented') return []
  if (event.action === 'favour') return [{ met: false, said: { id: 'board-pa-check-favour', args: {} } }]
  const why = event.event === 'opponent-prevented' ? event.why : ''
  const failed = why ? IN_THE_WAY[why]! : 3
  const wanted = event.event === 'opponent-prevented' ? event.wanted : event.count
  const found: Check[] = [
    { met: failed !== 0, said: { id: 'board-pa-check-cells', args: { free: Number(failed !== 0) } } },
    { met: failed !== 1, said: { id: 'board-pa-check-workers', args: { wanted, idle: event.idle } } },
    ...thirdOf(event, why),
  ]
  return found.slice(0, failed + 1)
}

function thirdOf(event: Weighed, why: string): Check[] {
  if (why === 'limit' || why === 'row') return [{ met: false, said: { id: `board-pa-check-${why}`, args: {} } }]
  const { attribute, level } = event
  return attribute ? [{ met: !why, said: { id: 'board-pa-check-level', args: { attribute, level } } }] : []
}

const MARKS: Record<string, readonly string[]> = {
  'scheme-turned-up': ['opponent-scheme'],
  'marker-moved': ['opponent-marker'],
  'workers-called': ['opponent-idle'],
  'suspicion-drawn': ['count-suspicion-count'],
  'suspicion-discarded': ['count-suspicion-count'],
  'tax-taken': ['count-tax-count'],
  'tax-lost': ['count-tax-count'],
  'debt-taken': ['count-debt-count', 'opponent-debts'],
  'debt-paid': ['opponent-debts'],
  'debt-destroyed': ['count-debt-count', 'opponent-debts'],
  'inquisition-began': ['count-tax-count'],
  'inquisition-ended': ['count-tax-count'],
  'schemes-shuffled': ['opponent-schemes'],
  'marker-pointed': ['opponent-marker'],
  rested: ['opponent-idle'],
  passed: ['opponent-passed'],
}

function litBy(event: paladins.Event, player: number): string[] {
  const found = [...(MARKS[event.event] ?? [])]
  if ('action' in event) found.push(`${event.action}@${player}`)
  if (event.event === 'raised' && event.seat === null) found.push(`opponent-${event.attribute}`)
  for (const name of ['scheme', 'space', 'outsider', 'wall', 'favour', 'order', 'card', 'suspicion'] as const)
    if (name in event) found.push(String((event as unknown as Record<string, unknown>)[name]))
  return found
}
