/** Short notices that go by themselves: what could not be done, and why. */

export interface Notice {
  key: number
  text: string
  kind: 'plain' | 'trouble'
  /** where more is said: a rule on a game's page */
  href?: string
  more?: string
}

const LASTS = 7000
/** who goes by keys needs time to come to a link */
const LASTS_FOR_KEYS = 60_000
/** more at a time nobody reads, and they cover what lies below */
const MOST = 3
let last = 0

class Notices {
  shown = $state<Notice[]>([])
  /** what is said stays until it is closed: at a table it goes with the next touch, not by time */
  stay = false
  /** when each goes; a pointer and the focus, both or one of them, keep it */
  private going = new Map<number, ReturnType<typeof setTimeout>>()
  private held = new Map<number, number>()

  /** Show a notice. The same one twice is shown once, longer. */
  tell(text: string, kind: Notice['kind'] = 'plain', href?: string, more?: string): void {
    this.shown = this.shown.filter((each) => each.text !== text).slice(1 - MOST)
    const key = ++last
    this.shown.push({ key, text, kind, ...(href ? { href } : {}), ...(more ? { more } : {}) })
    const byKeys = document.activeElement?.matches(':focus-visible') ?? false
    this.goesAfter(href && byKeys ? LASTS_FOR_KEYS : LASTS, key)
  }

  /** Somebody points at it or has gone to it: it stays until they leave. */
  hold(key: number): void {
    clearTimeout(this.going.get(key))
    this.held.set(key, (this.held.get(key) ?? 0) + 1)
  }

  leave(key: number): void {
    const by = (this.held.get(key) ?? 0) - 1
    this.held.set(key, by)
    if (by <= 0) this.goesAfter(LASTS, key)
  }

  /** Somebody else looks now: what was said is not for their eyes. */
  clear(): void {
    for (const { key } of this.shown) this.close(key)
  }

  close(key: number): void {
    clearTimeout(this.going.get(key))
    this.going.delete(key)
    this.held.delete(key)
    this.shown = this.shown.filter((each) => each.key !== key)
  }

  private goesAfter(milliseconds: number, key: number): void {
    clearTimeout(this.going.get(key))
    if (this.stay) return
    this.going.set(key, setTimeout(() => this.close(key), milliseconds))
  }
}

export const notices = new Notices()
