/** Where points come from: the lines of a result, gathered into kinds that bars can show. */
import { icons } from '@/pieces/icons/ending'
import type { Pigment } from '@/pieces/pigment'
import type { Speech } from '@/text/speech'
import type { Line, Result } from '@/wire/frames'

export interface Kind {
  /** `coins` of `score-coins` */
  id: string
  label: string
  icon: string | undefined
  pigment: Pigment
  /** which pattern its bars have, so that their colour never stands alone */
  pattern: number
}

export interface Part {
  kind: Kind
  points: number
  /** what it is made of, line by line */
  said: string
}

const ICONS: Record<string, string> = {
  coins: 'two-coins',
  run: 'progression',
  set: 'stack',
  singles: 'poker-hand',
  title: 'imperial-crown',
  obelisks: 'obelisk',
  king: 'throne-king',
  queen: 'queen-crown',
  princess: 'tiara',
  knight: 'visored-helm',
  peasant: 'farmer',
  gnome: 'bad-gnome',
  order: 'tied-scroll',
  attribute: 'prayer',
  action: 'hammer-nails',
  walls: 'stone-wall',
  outsider: 'person',
  paid: 'receive-money',
  unpaid: 'pay-money',
  goods: 'basket',
  base: 'card-play',
  modifiers: 'stack',
  tasks: 'checklist',
  calamities: 'death-skull',
  menaces: 'death-skull',
}
const PIGMENTS: Pigment[] = ['ochre', 'azurite', 'verdigris', 'folium', 'oxblood', 'sienna', 'slate', 'rose']
/** how many patterns there are */
const PATTERNS = 4

const kindId = (line: Line) => line.what.id.replace(/^score-/, '')

/** A kind by a name for all of its lines if there is one, else as its first line says it. */
function called(id: string, line: Line, speech: Speech): string {
  const own = `reckoning-${id}`
  if (speech.has(own)) return speech.say({ id: own })
  return speech.has(id) ? speech.name(id) : speech.say(line.what)
}

/** Everything that brought or cost somebody points, in the order it was told. */
export function kindsOf(result: Result, speech: Speech): Kind[] {
  const found = new Map<string, Kind>()
  for (const line of result.breakdown.flat()) {
    const id = kindId(line)
    if (!line.points || found.has(id)) continue
    const at = found.size
    found.set(id, {
      id,
      label: called(id, line, speech),
      icon: icons[ICONS[id] ?? ''],
      pigment: PIGMENTS[at % PIGMENTS.length]!,
      pattern: (at + Math.floor(at / PIGMENTS.length)) % PATTERNS,
    })
  }
  return [...found.values()]
}

/** The points of a seat, kind by kind; those that cost points are negative. */
export function partsOf(lines: readonly Line[], kinds: readonly Kind[], speech: Speech): Part[] {
  return kinds.flatMap((kind) => {
    const own = lines.filter((line) => kindId(line) === kind.id && line.points)
    const points = own.reduce((sum, line) => sum + line.points, 0)
    return points ? [{ kind, points, said: own.map((line) => `${speech.say(line.what)}: ${line.points}`).join('\n') }] : []
  })
}
