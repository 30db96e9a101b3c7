/** How the book of each game is bound; one that nobody has bound yet bears its initial. */
import { icons } from '@/pieces/icons/codices'
import { pigmentOf, type Pigment } from '@/pieces/pigment'

export interface Cover {
  leather: 'azure' | 'rose' | 'purple' | 'brown' | 'green' | 'plain'
  /** of plain leather */
  pigment?: Pigment
  figure?: string | undefined
  signs: (string | undefined)[]
}

const COVERS: Record<string, [leather: Cover['leather'], figure: string, ...signs: string[]]> = {
  'kings-bounty': ['azure', 'elven-castle', 'crossed-swords', 'high-shot'],
  'fairy-fracas': ['rose', 'dragon-head', 'tiara', 'visored-helm'],
  'kings-struggle': ['purple', 'throne-king', 'polar-star', 'two-coins'],
  paladins: ['brown', 'templar-shield', 'church', 'prayer'],
  'wonderful-kingdom': ['green', 'medieval-gate', 'gems', 'crystal-ball'],
}

export function coverOf(game: string): Cover {
  const found = COVERS[game]
  if (!found) return { leather: 'plain', pigment: pigmentOf(game), signs: [] }
  const [leather, figure, ...signs] = found
  return { leather, figure: icons[figure], signs: signs.map((sign) => icons[sign]) }
}
