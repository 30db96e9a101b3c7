/** What every piece of a board needs to know: whether it glows, what it is called, how to touch it. */
import { getContext, setContext } from 'svelte'
import type { Area, BoardProps, Piece } from './props'
import { lastMoved } from './things'
import { tinctureOf, tincturesOf, type Tincture } from '@/pieces/heraldry'
import { helpOf } from '@/text/help'
import type { Message } from '@/text/speech'

const KEY = Symbol('board')

interface Lying {
  piece: Piece | null
  area: Area
}

/** Every piece and every area of a scene by its id. */
export function lyingIn(areas: readonly Area[], found = new Map<string, Lying>()): Map<string, Lying> {
  for (const area of areas) {
    found.set(area.id, { piece: null, area })
    for (const piece of area.pieces) found.set(piece.id, { piece, area })
    lyingIn(area.areas, found)
  }
  return found
}

export class Board {
  #props: () => BoardProps
  #lying = $derived.by(() => lyingIn(this.#props().scene.areas))
  #tinctures = $derived.by(() => tincturesOf(this.#props().view, this.#props().names.length))
  #last = $derived.by(() => lastMoved(this.#props().news, this.#props().scene.areas))

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  get speech() {
    return this.#props().speech
  }

  get seat(): number | null {
    return this.#props().seat
  }

  get names(): string[] {
    return this.#props().names
  }

  glows(id: string): boolean {
    return this.#props().glow.has(id)
  }

  chosen(id: string): boolean {
    return this.#props().chosen.includes(id)
  }

  isNews(id: string): boolean {
    return this.#props().news.has(id)
  }

  /** The last move was here. */
  isLast(id: string): boolean {
    return this.#last === id
  }

  /** It was touched in vain. */
  refused(id: string): boolean {
    return this.#props().refused?.touched === id
  }

  /** It stands in the way of what was touched in vain. */
  culprit(id: string): boolean {
    return this.#props().refused?.culprits.has(id) ?? false
  }

  /** What touching it would come to. */
  fate(id: string): string | undefined {
    return this.#props().fates?.get(id)
  }

  tincture(seat: number): Tincture {
    return this.#tinctures[seat] ?? tinctureOf(seat)
  }

  /** A line of the log, or a hint, speaks of it. */
  pointed(id: string): boolean {
    return this.#props().pointed?.has(id) ?? false
  }

  touch(id: string): void {
    this.#props().touch(id)
  }

  area(id: string): Area | undefined {
    return this.#lying.get(id)?.area
  }

  /** The pieces of an area, face-down ones too. */
  pieces(area: string): Piece[] {
    return this.#lying.get(area)?.area.pieces ?? []
  }

  /** A piece by its id. */
  piece(id: string): Piece | undefined {
    return this.#lying.get(id)?.piece ?? undefined
  }

  title(area: string): string {
    const found = this.#lying.get(area)?.area
    return found ? this.say(found.title) : ''
  }

  say(message: Message): string {
    return this.speech.say(message)
  }

  /** A sentence of our own. */
  t(id: string, args?: Message['args']): string {
    return this.speech.say(args ? { id, args } : { id })
  }

  /**
   * The narrow type of cards draws Bulgarian letters unless it is told another language, and it
   * knows no Ukrainian ones; those look as the Russian. For what is seen only: names are spoken
   * from labels, in their own language.
   */
  get letters(): string | undefined {
    return this.speech.language === 'uk' ? 'ru' : undefined
  }

  name(thing: string): string {
    return this.speech.name(thing)
  }

  player(seat: number): string {
    return this.speech.seat(seat)
  }

  /** Name and state of a piece, as one hears it. */
  label(id: string): string {
    const found = this.#lying.get(id)
    if (!found) return this.name(id)
    const { piece, area } = found
    const words = piece
      ? [this.say(piece.name), ...piece.badges.map((badge) => this.say(badge))]
      : [this.say(area.title)]
    if (this.chosen(id)) words.push(this.t('board-chosen'))
    else if (this.glows(id)) words.push(this.t('board-open'))
    return words.join(', ')
  }

  /** What the texts of the game tell about a component. */
  help(thing: string): string {
    return helpOf(thing, this.speech)
  }
}

export function setBoard(props: () => BoardProps): Board {
  return setContext(KEY, new Board(props))
}

export const useBoard = (): Board => getContext<Board>(KEY)
