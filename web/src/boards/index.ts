/** The games that have a board of their own; any other table is drawn from its scene. */
import type { BoardModule } from '@/table/props'

const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte')

export const boardOf = (game: string): (() => Promise<BoardModule>) | undefined =>
  BOARDS[`./${game}/Board.svelte`]
