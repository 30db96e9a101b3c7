/** What the parts of a table that is drawn from its scene share. */
import { createContext } from 'svelte'
import type { Tincture } from '@/pieces/heraldry'
import type { Speech } from '@/text/speech'
import type { Refusal } from './props'

export interface TableContext {
  readonly speech: Speech
  /** through whose eyes one looks */
  readonly seat: number | null
  readonly glow: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly news: ReadonlySet<string>
  /** where the last move was */
  readonly last: string | undefined
  /** things that a line of the log, an option or a hint points at */
  readonly pointed: ReadonlySet<string>
  readonly fates: ReadonlyMap<string, string>
  readonly refused: Refusal | undefined
  tincture(seat: number): Tincture
  touch(id: string): void
}

export const [getTable, setTable] = createContext<TableContext>()
