/** Doing something that may not work, and saying so. */
import { notices } from './notices.svelte'
import { house, t } from '@/text/house.svelte'
import type { Speech } from '@/text/speech'
import { Fault } from '@/wire/http'

/** Why something did not work, for people; a game's reasons need the game's speech. */
export function explain(error: unknown, speech: Speech = house.speech): string {
  if (error instanceof Fault) return speech.say(error.said)
  return t('shell-broken')
}

/** Do something; if it does not work a notice says why, and nothing comes of it. */
export async function attempt<T>(work: () => Promise<T>, speech?: Speech): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    notices.tell(explain(error, speech), 'trouble')
    return undefined
  }
}
