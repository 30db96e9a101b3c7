/** What touching a thing would come to, told while the pointer or the focus rests on it: before it is done. */
import { partsOf, reckoned, type Reckoning } from './outcomes'
import type { Option, Proposal } from './props'
import type { Speech } from '@/text/speech'

interface Offered {
  options: readonly Option[]
  chosen: readonly string[]
  glow: ReadonlySet<string>
  /** what is complete, and asked about once more */
  ready?: Option | null | undefined
  proposal?: Proposal | null | undefined
  speech: Speech
}

/** as many as are read at a glance */
const FEW = 3

/** The options that go on from what was touched; with a thing: by touching that next. */
function goingOn({ options, chosen }: Offered, thing?: string): Option[] {
  return options.filter(
    ({ touches = [] }) =>
      chosen.every((piece, place) => touches[place] === piece) && (thing === undefined || touches[chosen.length] === thing),
  )
}

/** What the ways of going on with a thing would bring: each in its own words, where they differ. */
export function waysOf(thing: string, offered: Offered): string | undefined {
  const { speech } = offered
  const those = goingOn(offered, thing).filter(({ outcome }) => outcome)
  const told = new Set(those.map(({ outcome }) => speech.say(outcome!)))
  if (told.size < 2 || told.size > FEW) return undefined
  return those.map(({ words, outcome }) => [words, outcome!].flatMap((each) => (each ? speech.say(each) : [])).join(': ')).join(' · ')
}

export class Bill {
  /** the thing one is at; or the option, where it has a button of its own */
  private at = $state.raw<{ piece?: string | undefined; option?: string | undefined }>({})

  constructor(private offered: () => Offered) {}

  private get thing(): string | undefined {
    const { piece } = this.at
    return piece !== undefined && this.offered().glow.has(piece) ? piece : undefined
  }

  /** What is in hand would come to: what one is at, else what is proposed or complete, else what one has begun. */
  get told(): Reckoning | undefined {
    const { at, thing } = this
    const offered = this.offered()
    const pointed =
      at.option === undefined ? thing && goingOn(offered, thing) : offered.options.filter(({ notation }) => notation === at.option)
    return reckoned(pointed || []) ?? this.proposed ?? reckoned(offered.ready ? [offered.ready] : goingOn(offered))
  }

  private get proposed(): Reckoning | undefined {
    const { outcome } = this.offered().proposal ?? {}
    return outcome ? { parts: partsOf(outcome), open: false, options: [] } : undefined
  }

  get note(): string | undefined {
    return this.thing === undefined ? undefined : waysOf(this.thing, this.offered())
  }

  /** Where things are pointed at. */
  readonly attach = (root: HTMLElement) => {
    // what is drawn anew loses the focus in the midst of it: that is told when it is done
    const set = (at: Bill['at']) => queueMicrotask(() => (this.at = at))
    const come = ({ target }: Event) => {
      const { piece, option } = (target as Element).closest<HTMLElement>('[data-glow], [data-option]')?.dataset ?? {}
      set(option === undefined ? { piece } : { option })
    }
    const go = () => set({})
    // a finger rests on nothing
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && come(event)
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerleave', go)
    root.addEventListener('focusin', come)
    root.addEventListener('focusout', go)
    return () => {
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerleave', go)
      root.removeEventListener('focusin', come)
      root.removeEventListener('focusout', go)
    }
  }
}
