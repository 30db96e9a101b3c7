/** Options that read alike, as with two copies of a card: what tells one from the other. */
import type { Option, Piece, Area, Scene } from '@/wire/frames'
import type { Speech } from '@/text/speech'
import { piecesOf } from './things'

/** By notation: where the thing lies, or else the marks that the others do not have. */
export function toldApart(options: readonly Option[], scene: Scene | null, speech: Speech): Map<string, string> {
  const lies = new Map<string, [Piece, Area]>()
  for (const [piece, area] of piecesOf(scene?.areas ?? [])) lies.set(piece.id, [piece, area])
  const alike = new Map<string, Option[]>()
  for (const option of options) {
    const words = speech.say(option.words)
    alike.set(words, [...(alike.get(words) ?? []), option])
  }
  const found = new Map<string, string>()
  for (const twins of alike.values()) {
    if (twins.length < 2) continue
    // what is touched last may be an area, as where a card is offered: the card tells them apart
    const pieces = twins.map((option) => option.touches.filter((id) => lies.has(id)).at(-1))
    const things = pieces.map((piece) => lies.get(piece ?? ''))
    const places = things.map((thing) => thing?.[1])
    const marks = things.map((thing) => (thing?.[0].badges ?? []).map((badge) => speech.say(badge)))
    twins.forEach((option, i) => {
      const own = marks[i]!.filter((mark) => !marks.every((each) => each.includes(mark)))
      const place = places.some((each) => each !== places[i]) ? places[i] : undefined
      const remark = place ? speech.say(place.title) : own.join(', ')
      if (remark) found.set(option.notation, remark)
    })
  }
  return found
}
