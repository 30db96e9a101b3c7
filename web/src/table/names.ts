/** What a chair is called at the table: its person, or its bot. */
import { house } from '@/text/house.svelte'

export function chairName(chair: { seat: number; name: string; bot: string }): string {
  if (chair.name) return chair.name
  return chair.bot ? `${house.speech.name(chair.bot)} ${chair.seat + 1}` : ''
}
