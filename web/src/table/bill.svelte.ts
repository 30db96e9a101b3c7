/** What touching a thing would come to, told while the pointer or the focus rests on it: before it is done. */
import type { Option } from './props'
import type { Speech } from '@/text/speech'

interface Offered {
  options: readonly Option[]
  chosen: readonly string[]
  glow: ReadonlySet<string>
  speech: Speech
}

/** as many as are read at a glance */
const FEW = 3

/** What the options that go on with a thing would bring: each in its own words, where they differ. */
export function billOf(thing: string, { options, chosen, speech }: Offered): string | undefined {
  const those = options.filter(
    ({ touches, outcome }) =>
      outcome && touches?.[chosen.length] === thing && chosen.every((piece, place) => touches[place] === piece),
  )
  const told = new Set(those.map(({ outcome }) => speech.say(outcome!)))
  if (told.size < 2) return [...told][0]
  if (told.size > FEW) return undefined
  return those.map(({ words, outcome }) => [words, outcome!].flatMap((each) => (each ? speech.say(each) : [])).join(': ')).join(' · ')
}

export class Bill {
  /** the thing one is at */
  private at = $state<string | null>(null)

  constructor(private offered: () => Offered) {}

  get note(): string | undefined {
    const { at } = this
    return at !== null && this.offered().glow.has(at) ? billOf(at, this.offered()) : undefined
  }

  /** Where things are pointed at. */
  readonly attach = (root: HTMLElement) => {
    // what is drawn anew loses the focus in the midst of it: that is told when it is done
    const set = (thing: string | null) => queueMicrotask(() => (this.at = thing))
    const come = ({ target }: Event) => set((target as Element).closest<HTMLElement>('[data-glow]')?.dataset['piece'] ?? null)
    const go = () => set(null)
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
