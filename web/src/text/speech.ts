/** Putting messages into a language, with the same functions as the terminal has. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Message, Value } from '@/wire/message'

export type { Message, Value }

/** Cards that the owner of a box has changed: what they are called, and which they are. */
export interface OtherCards {
  called?: Record<string, string> | undefined
  changed?: readonly string[] | undefined
}

export type Language = 'en' | 'ru' | 'uk'
export const LANGUAGES: readonly Language[] = ['en', 'ru', 'uk']

/** how many sentences are kept that were said before: more than any table has at once */
const KEPT = 4_000

export class Speech {
  readonly bundle: FluentBundle
  /** most of what a table says after a move, it has said before it */
  private said = new Map<string, string>()

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly players: readonly string[] = [],
    readonly cards: OtherCards = {},
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([things], { form }) => this.named(text(things), text(form)),
        SEAT: ([seats], { form }) =>
          text(seats)
            .split(' ')
            .map((seat) => this.seat(Number(seat), text(form)))
            .join(', '),
        SAY: ([folded]) => this.folded(text(folded)),
      },
    })
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The sentence. A message that the texts do not have is said by its id. */
  say(message: Message): string {
    const written = JSON.stringify(message)
    const known = this.said.get(written)
    if (known !== undefined) return known
    if (this.said.size >= KEPT) this.said.clear()
    const sentence = this.put(message)
    this.said.set(written, sentence)
    return sentence
  }

  private put(message: Message): string {
    const pattern = this.bundle.getMessage(message.id)?.value
    if (pattern == null) return message.id
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] = typeof value === 'object' ? value.join(' ') : value
    }
    return printed(this.bundle.formatPattern(pattern, args, []))
  }

  /**
   * The name of a component; `elf-warrior-2` is called `elf-warrior`, unless it has its own, with its
   * number where the texts tell copies apart. What an owner has changed is told without our values.
   */
  name(thing: string, form = ''): string {
    const base = thing.replace(/-\d+$/, '')
    for (const key of [thing, base]) {
      const name = this.called(key, form)
      if (name == null) continue
      const copy = key === thing ? undefined : this.bundle.getMessage(base)?.attributes['copy']
      const number = Number(thing.slice(base.length + 1))
      return copy == null ? name : this.bundle.formatPattern(copy, { name, number }, [])
    }
    return thing
  }

  /** Whether an owner has changed a component, so that what the texts tell of it is not true. */
  changed(thing: string): boolean {
    return this.cards.changed?.includes(thing) ?? false
  }

  private called(key: string, form: string): string | null {
    const given = this.cards.called?.[key]
    if (given) return given
    const message = this.bundle.getMessage(key)
    const own = this.changed(key)
    const pattern = (own ? message?.attributes['changed'] : null) ?? message?.attributes[form] ?? message?.value
    if (pattern == null) return null
    const name = this.bundle.formatPattern(pattern, {}, [])
    return own ? name.replace(/ \([^)]*\)/g, '') : name
  }

  /** The player's name, or "Player 2"; in a grammatical form the word for a player goes before a name. */
  seat(seat: number, form = ''): string {
    const name = this.players[seat]
    const pattern = this.bundle.getMessage('player')?.attributes[form]
    if (pattern != null) return this.bundle.formatPattern(pattern, { number: name || seat + 1 }, [])
    return name || this.say({ id: 'player', args: { number: seat + 1 } })
  }

  private named(things: string, form: string): string {
    return things
      .split(' ')
      .map((thing) => this.name(thing, form))
      .join(', ')
  }

  private folded(written: string): string {
    try {
      return (JSON.parse(written) as Message[]).map((each) => this.say(each)).join('; ')
    } catch {
      return written
    }
  }
}

/** As it is printed: a number below nought has a minus, not a hyphen. */
export function printed(said: string | number): string {
  return String(said).replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '−')
}

/** What a function of ours was given, as text. */
function text(value: FluentValue | undefined): string {
  if (value == null) return ''
  return typeof value === 'object' && 'value' in value ? String(value.value) : String(value)
}
