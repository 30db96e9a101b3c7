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
export const ROUNDS = 7

export class Draft {
  ground = $state<Ground>('do')
  part = $state<Part>('coins')
  targets = $state<number[]>([])
  card = $state<string | null>(null)
  /** a second deed of the same turn */
  then = $state<kings_struggle.Deed | null>(null)
  spare = $state<number[]>([])
  /** of the whole ability, or beside what is done; alone and empty: the whole ability */
  refrain = $state<(Part | 'all')[]>([])
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
      refrain: this.ground === 'spare' ? [] : this.refrain.length || doing ? [...this.refrain] : ['all'],
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

  /** Another ground: what was to be left unused belonged to the one before. */
  stand(ground: Ground): void {
    if (ground !== this.ground) this.refrain = []
    this.ground = ground
  }

  use(part: Part): void {
    this.stand('do')
    if (part !== this.part) {
      this.targets = this.targets.slice(0, AIMS[part])
      this.then = null
      this.refrain = []
    }
    this.part = part
    if (!AIMS[part]) this.targets = []
    if (!BRINGS.includes(part)) this.card = null
  }

  /** What may follow in the same turn: what the Cooper's new card does, or the Jeweler's other part. */
  get following(): readonly Part[] {
    if (this.ground !== 'do') return []
    if (this.part === 'replace') return PARTS_OF[this.card ?? '']?.filter((each) => each !== 'star') ?? []
    const jeweler = PARTS_OF['jeweler']!
    return this.parts.length === 2 && this.parts.every((each) => jeweler.includes(each))
      ? jeweler.filter((each) => each !== this.part)
      : []
  }

  /** What can be left unused beside what is done. */
  get leaving(): readonly Part[] {
    if (this.ground !== 'do') return []
    const open = this.part === 'replace' && this.card ? this.following : this.parts.filter((each) => each !== this.part)
    return open.filter((each) => each !== this.then?.part)
  }

  follow(part: Part | null): void {
    this.then = part ? { part, targets: [], card: null } : null
    this.refrain = this.refrain.filter((each) => each !== part)
  }

  /** Which card a Jester or a Cooper brings; what was to follow followed from another. */
  bring(card: string | null): void {
    this.card = card
    if (this.part !== 'replace') return
    this.follow(null)
    this.refrain = []
  }

  aim(seat: number): void {
    const most = AIMS[this.part]
    this.targets = this.targets.includes(seat)
      ? this.targets.filter((each) => each !== seat)
      : [...this.targets, seat].slice(-most).sort((a, b) => a - b)
  }

  refrainOrNot(part: Part): void {
    this.refrain = this.refrain.includes(part)
      ? this.refrain.filter((each) => each !== part)
      : [...this.refrain, part]
  }

  /** A card of a pile can be named by who has it, or if all see it go; else its giver names it on agreeing. */
  settle(passing: kings_struggle.HandOver, me: number, pile: readonly string[]): void {
    if (passing.face_down && passing.giver !== me) passing.card = null
    else if (passing.card === null || !pile.includes(passing.card)) passing.card = pile[0] ?? null
  }

  /** Coins of each seat that change hands at once. */
  get changesHands(): Map<number, number> {
    const found = new Map<number, number>()
    const add = (seat: number, coins: number) => found.set(seat, (found.get(seat) ?? 0) + coins)
    for (const { payer, payee, coins } of this.pay) {
      add(payer, -coins)
      add(payee, coins)
    }
    return found
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
    // of the whole ability it is said by naming no part
    this.refrain = deal.do ? [...deal.refrain] : deal.refrain.filter((each) => each !== 'all')
    this.pay = deal.pay.map((each) => ({ ...each }))
    this.cards = deal.cards.map((each) => ({ ...each }))
    this.promises = deal.promises.map((each) => ({ ...each }))
  }
}
