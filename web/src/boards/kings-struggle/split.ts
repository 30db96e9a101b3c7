/** One's score pile, laid out as its best split: runs, sets, single cards. */
import type { kings_struggle } from '@/wire/games'
import { KINDS, kindOf } from './faces'

export interface Group {
  line: kings_struggle.Line
  cards: string[]
}

/** Which cards of a pile make up each line of its split; what no line names comes last. */
export function groups(
  pile: readonly string[],
  split: readonly kings_struggle.Line[],
  powers: ReadonlyMap<string, number>,
): { groups: Group[]; rest: string[] } {
  const rest = [...pile]
  const take = (kind: string) => {
    const at = rest.findIndex((card) => kindOf(card) === kind)
    return at < 0 ? [] : rest.splice(at, 1)
  }
  const order = [...KINDS].sort((a, b) => (powers.get(a) ?? 0) - (powers.get(b) ?? 0))
  const made = split.map((line) => ({ line, cards: kinds(line, order).flatMap(take) }))
  return { groups: made, rest }
}

function kinds(line: kings_struggle.Line, order: string[]): string[] {
  const { id, args } = line.what
  if (id === 'score-run') {
    const first = order.indexOf(String(args['first']))
    return order.slice(first, first + Number(args['count']))
  }
  if (id === 'score-set') return Array<string>(Number(args['count'])).fill(String(args['card']))
  const cards = args['cards']
  return typeof cards === 'object' ? cards : String(cards ?? '').split(' ')
}
