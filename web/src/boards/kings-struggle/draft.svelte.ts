/** An offer while it is being put together. */
import type { kings_struggle } from '@/wire/games'

type Deal = kings_struggle.Deal
export type Part = kings_struggle.Deed['part']
export type Ground = 'do' | 'spare' | 'refrain'

/** parts that are aimed at somebody, and at how many at most */
export const AIMS: Record<Part, number> = {
  boost: 1,
  kill: 1,
  star: 1,
  coins: 0,
  replace: 0,
  jest: 1,
  seize: 2,
}
/** parts that bring another card onto the table */
export const BRINGS: readonly Part[] = ['jest', 'replace']
/** what each kind of card can do; those that are not here have no ability */
export const PARTS_OF: Readonly<Record<string, readonly Part[]>> = {
  farmer: ['boost'],
  assassin: ['kill'],
  cobbler: ['star', 'coins'],
  cooper: ['replace', 'coins'],
  jeweler: ['boost', 'coins'],
  jester: ['jest'],
  knight: ['seize'],
}

export class Draft {
  ground = $state<Ground>('do')
  part = $state<Part>('coins')
  targets = $state<number[]>([])
  card = $state<string | null>(null)
  /** a second deed of the same turn */
  then = $state<kings_struggle.Deed | null>(null)
  spare = $state<number[]>([])
  /** empty: the whole ability */
  refrain = $state<Part[]>([])
  pay = $state<kings_struggle.Payment[]>([])
  cards = $state<kings_struggle.HandOver[]>([])
  promises = $state<kings_struggle.Promise[]>([])
  /** the own deal that this one is to replace; 0: none */
  changes = $state(0)

  constructor(readonly holder: number, readonly parts: readonly Part[]) {
    this.part = parts.find((each) => AIMS[each] > 0) ?? parts[0] ?? 'coins'
  }

  get deal(): Deal {
    const doing = this.ground === 'do'
    return {
      do: doing
        ? { part: this.part, targets: [...this.targets], card: this.card }
        : null,
      then: doing && this.then ? { ...this.then, targets: [...this.then.targets] } : null,
      spare: this.ground === 'spare' ? [...this.spare] : [],
      refrain: this.ground === 'refrain' ? (this.refrain.length ? [...this.refrain] : ['all']) : [],
      pay: this.pay.map((each) => ({ ...each })),
      cards: this.cards.map((each) => ({ ...each })),
      // whom another part was aimed at is forgotten with it
      promises: this.promises.map((each) => ({ ...each, target: each.part && AIMS[each.part] ? each.target : null })),
    }
  }

  /** Enough is said for the table to judge it. */
  get said(): boolean {
    if (this.ground === 'spare') return this.spare.length > 0
    if (this.ground === 'do' && this.then && AIMS[this.then.part] && !this.then.targets.length) return false
    return this.ground === 'refrain' || !AIMS[this.part] || this.targets.length > 0
  }

  get action(): kings_struggle.Propose | kings_struggle.Change {
    return this.changes
      ? { do: 'change', number: this.changes, deal: this.deal }
      : { do: 'propose', deal: this.deal }
  }

  use(part: Part): void {
    this.ground = 'do'
    if (part !== this.part) {
      this.targets = this.targets.slice(0, AIMS[part])
      this.then = null
    }
    this.part = part
    if (!AIMS[part]) this.targets = []
    if (!BRINGS.includes(part)) this.card = null
  }

  /** What may follow in the same turn: what the Cooper's new card does, or the Jeweler's other part. */
  get following(): readonly Part[] {
    if (this.ground !== 'do') return []
    if (this.part === 'replace') return PARTS_OF[this.card ?? ''] ?? []
    const jeweler = PARTS_OF['jeweler']!
    return this.parts.length === 2 && this.parts.every((each) => jeweler.includes(each))
      ? jeweler.filter((each) => each !== this.part)
      : []
  }

  follow(part: Part | null): void {
    this.then = part ? { part, targets: [], card: null } : null
  }

  aim(seat: number): void {
    const most = AIMS[this.part]
    this.targets = this.targets.includes(seat)
      ? this.targets.filter((each) => each !== seat)
      : [...this.targets, seat].slice(-most).sort((a, b) => a - b)
  }

  spareOrNot(seat: number): void {
    this.spare = this.spare.includes(seat)
      ? this.spare.filter((each) => each !== seat)
      : [...this.spare, seat].sort((a, b) => a - b)
  }

  refrainOrNot(part: Part): void {
    this.refrain = this.refrain.includes(part)
      ? this.refrain.filter((each) => each !== part)
      : [...this.refrain, part]
  }

  /** Begin from a deal that is there: one's own to change, or one that was suggested. */
  take(deal: Deal, changes = 0): void {
    this.changes = changes
    this.ground = deal.do ? 'do' : deal.spare.length ? 'spare' : 'refrain'
    if (deal.do) this.part = deal.do.part
    this.targets = [...(deal.do?.targets ?? [])]
    this.card = deal.do?.card ?? null
    this.then = deal.then ? { ...deal.then, targets: [...deal.then.targets] } : null
    this.spare = [...deal.spare]
    this.refrain = deal.refrain.filter((each) => each !== 'all')
    this.pay = deal.pay.map((each) => ({ ...each }))
    this.cards = deal.cards.map((each) => ({ ...each }))
    this.promises = deal.promises.map((each) => ({ ...each }))
  }
}
