/** A small screen shows one part of the table at a time: where what can be touched lies. */
import type { paladins } from '@/wire/games'
import { CRAFTS, DEED_NAMES, WORKERS } from './faces'

export type Leaf = 'realm' | 'town' | 'mine' | 'others'

const ACTIONS: ReadonlySet<string> = new Set([...CRAFTS, ...DEED_NAMES].map((action) => `own-${action}`))
const PURSE: ReadonlySet<string> = new Set(WORKERS.map((worker) => `own-${worker}`))

/** What a thing is among its like, and on which leaf it lies. */
export function kinds(view: paladins.View): Map<string, string> {
  const found = new Map<string, string>()
  for (const slot of view.townsfolk) if (slot.card) found.set(slot.card.townsperson, 'townsfolk')
  for (const favour of view.favours) if (favour.favour) found.set(favour.favour, 'favours')
  for (const slot of view.outsiders) if (slot.card) found.set(slot.card.outsider, 'outsiders')
  for (const space of view.spaces) found.set(space.space, 'spaces')
  for (const jar of view.jar_spaces) found.set(jar.space, 'jars')
  for (const tavern of view.taverns) found.set(tavern.tavern, 'taverns')
  for (const action of ACTIONS) found.set(action, 'actions')
  for (const worker of PURSE) found.set(worker, 'workers')
  return found
}

const LEAVES: Record<string, Leaf> = { townsfolk: 'town', favours: 'town', outsiders: 'realm', spaces: 'realm' }

/** The leaf with what is told of the solo opponent: land or town, where it shows there, else its own board. */
export function leafLit(lit: readonly string[], kind: ReadonlyMap<string, string>): Leaf {
  const [there] = leavesOf(new Set(lit.filter((id) => LEAVES[kind.get(id) ?? ''])), kind)
  return there ?? (lit.some((id) => id.startsWith('count-')) ? 'town' : 'others')
}

/** The leaves on which something lies that can be touched. Workers are always in sight; where they go is one's own board. */
export function leavesOf(glow: ReadonlySet<string>, kind: ReadonlyMap<string, string>): Set<Leaf> {
  return new Set([...glow].map((id) => (/^region-\d$/.test(id) ? 'realm' : (LEAVES[kind.get(id) ?? ''] ?? 'mine'))))
}
