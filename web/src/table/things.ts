/** Which things a message names, so that they can be shown when it is pointed at. */
import type { Speech } from '@/text/speech'
import type { Area, Message, Piece, Scene } from '@/wire/frames'

/** Every text within a message that could be the id of a thing, those of folded messages too. */
export function named(message: Message): string[] {
  return Object.values(message.args).flatMap((value) => {
    if (typeof value === 'number') return []
    // within folded messages there may be anything
    if (typeof value !== 'string') return Array.isArray(value) ? value.map(String) : []
    if (!value.startsWith('[{')) return value.split(' ')
    try {
      return (JSON.parse(value) as Message[]).flatMap(named)
    } catch {
      return []
    }
  })
}

/** What lines of a log name, the newest first. */
export function newsOf(lines: readonly Message[]): Set<string> {
  return new Set(lines.toReversed().flatMap(named))
}

/** Where one hand points: at the piece on the table that moved last. What is drawn into a hand moves unseen. */
export function lastMoved(news: ReadonlySet<string>, areas: readonly Area[]): string | undefined {
  const lying = new Set<string>()
  for (const [piece, area] of piecesOf(areas)) if (!area.id.startsWith('hand-')) lying.add(piece.id)
  return [...news].find((id) => lying.has(id))
}

export function* piecesOf(areas: readonly Area[]): Generator<[Piece, Area]> {
  for (const area of areas) {
    for (const piece of area.pieces) yield [piece, area]
    yield* piecesOf(area.areas)
  }
}

/** What a thing on the table is called: by the texts if they name it, else as it lies there. */
export function calledOn(scene: Scene | null, id: string, speech: Speech): string {
  const named = speech.name(id)
  if (named !== id || !scene) return named
  const look = (areas: readonly Area[]): Message | undefined => {
    for (const area of areas) {
      if (area.id === id) return area.title
      const found = area.pieces.find((piece) => piece.id === id)?.name ?? look(area.areas)
      if (found) return found
    }
    return undefined
  }
  const found = look(scene.areas)
  return found ? speech.say(found) : named
}

/** The ids of a scene's pieces and areas. */
export function idsOf(scene: Scene | null): Set<string> {
  const ids = new Set<string>()
  const add = (area: Area) => {
    ids.add(area.id)
    for (const piece of area.pieces) ids.add(piece.id)
    area.areas.forEach(add)
  }
  scene?.areas.forEach(add)
  return ids
}

/**
 * What one holds in hand, without knowing the game: rows of one's own whose like, before another
 * seat, lies face down.
 */
export function handAmong(own: readonly Area[], others: readonly Area[]): Area[] {
  const kind = (area: Area) => area.id.replace(/\d+$/, '')
  const hidden = new Set<string>()
  for (const [piece, area] of piecesOf(others)) {
    if (!piece.face_up && area.layout === 'row') hidden.add(kind(area))
  }
  const found: Area[] = []
  const look = (area: Area) => {
    if (area.layout === 'row' && area.pieces.length && hidden.has(kind(area))) found.push(area)
    else area.areas.forEach(look)
  }
  own.forEach(look)
  return found
}

/** Areas without some of those within them. */
export function without(areas: readonly Area[], gone: readonly Area[]): Area[] {
  return areas
    .filter((area) => !gone.includes(area))
    .map((area) => ({ ...area, areas: without(area.areas, gone) }))
}

const FORMS = ['', 'acc', 'gen', 'ins', 'short']

/** A sentence in parts: the names of things stand out. */
export function spoken(message: Message, speech: Speech): { text: string; thing?: string }[] {
  const said = speech.say(message)
  const names = new Map<string, string>()
  for (const thing of named(message)) {
    if (speech.name(thing) === thing) continue
    for (const form of FORMS) names.set(speech.name(thing, form).toLowerCase(), thing)
  }
  if (!names.size) return [{ text: said }]
  // the longest first: a king of elves is no elf
  const longest = [...names.keys()].sort((a, b) => b.length - a.length)
  const escaped = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'giu')
  return said
    .split(pattern)
    .filter(Boolean)
    .map((text) => {
      const thing = names.get(text.toLowerCase())
      // the number of a place stays beside its name
      return thing ? { text: text.replace(/ (?=\d+$)/, '\u00a0'), thing } : { text }
    })
}
