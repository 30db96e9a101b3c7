/** Looking again from time to time, as long as anybody sees the page. */
import { untrack } from 'svelte'
import { ask, Fault } from '@/wire/http'

/**
 * Look now, unless somebody just has, and every so many seconds; the answer ends it.
 * A look that fails is made again later.
 */
export function whileSeen(look: () => Promise<void>, seconds: number, looked = false): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const again = async () => {
    clearTimeout(timer)
    if (ended) return
    if (!document.hidden) await look().catch(() => undefined)
    if (!ended) timer = setTimeout(again, seconds * 1000)
  }
  const seen = () => void (document.hidden || again())
  document.addEventListener('visibilitychange', seen)
  if (looked) timer = setTimeout(again, seconds * 1000)
  // what the look reads is what it will change: an effect that followed it would look without end
  else void untrack(again)
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** How often a service is asked that could not be reached. */
const AWAY = 4

/** After a look that did not reach the service: look again by itself until one does. */
export function untilReached(trouble: Fault | null, look: () => Promise<void>): (() => void) | undefined {
  return trouble?.status === 0 ? whileSeen(look, AWAY, true) : undefined
}

/** Call when a service that is away now is there again; one that answers would do nothing better then. */
export function whenBack(call: () => void): () => void {
  let away = false
  const look = async () => {
    try {
      await ask('get', '/api/games')
      if (away) call()
    } catch (error) {
      away ||= error instanceof Fault && error.status === 0
    }
  }
  return whileSeen(look, AWAY)
}
