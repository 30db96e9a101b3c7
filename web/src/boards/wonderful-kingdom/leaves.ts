/** On a narrow screen the table is a book: which leaf holds what. */
import type { Area, Scene } from '@/table/props'

export const LEAVES = ['table', 'mine', 'rival', 'quest'] as const
export type Leaf = (typeof LEAVES)[number]

interface Where {
  me: number
  /** sheets lie beside what is produced, or planned */
  building: boolean
  /** tasks have a leaf of their own */
  quest: boolean
}

function leafOf(area: string, { me, building, quest }: Where): Leaf {
  if (area === 'tasks') return quest ? 'quest' : 'mine'
  const [, kind, seat] = /^(.+?)-(\d+)$/.exec(area) ?? []
  if (kind === undefined || kind === 'offer' || kind === 'draft' || kind.startsWith('aside')) return 'table'
  if (Number(seat) !== me) return 'rival'
  if (kind === 'hand' || kind === 'drawn') return 'table'
  if (kind === 'building') return building ? 'table' : 'mine'
  return 'mine'
}

/** The leaves that hold something that can be touched now. */
export function lively(scene: Scene, glow: ReadonlySet<string>, where: Where, giants: ReadonlySet<string>): Set<Leaf> {
  const found = new Set<Leaf>()
  const look = (area: Area) => {
    if (glow.has(area.id)) found.add(leafOf(area.id, where))
    for (const { id } of area.pieces) {
      // giants are drawn with the menaces, wherever they lie
      if (glow.has(id)) found.add(giants.has(id) ? 'mine' : leafOf(area.id, where))
    }
    area.areas.forEach(look)
  }
  scene.areas.forEach(look)
  return found
}
