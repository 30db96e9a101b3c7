/** The chronicle: all that happened, line by line. What an undo has taken back stays, and does not count. */
import type { Message, Update } from '@/wire/frames'

export interface Line {
  key: number | string
  n: number
  at: number
  message: Message
  /** an undo has made it not count */
  undone: boolean
}

export interface Chronicle {
  events: unknown[]
  lines: Line[]
}

/** events of the table itself stand, whatever is undone */
const STAND = new Set(['undone', 'taken-back', 'resigned', 'stood-in', 'clock-shown', 'agreed-end'])

/** The chronicle with what these updates tell. */
export function continued(chronicle: Chronicle, updates: readonly Update[]): Chronicle {
  const events = [...chronicle.events]
  const lines = [...chronicle.lines]
  for (const update of updates) {
    update.events.forEach((event, i) => {
      const { event: kind, since } = event as { event: string; since?: number }
      if ((kind === 'undone' || kind === 'taken-back') && since !== undefined) {
        for (let k = since; k < lines.length; k += 1) {
          const tag = (events[k] as { event: string }).event
          if (!STAND.has(tag)) lines[k] = { ...lines[k]!, undone: true }
        }
      }
      events.push(event)
      lines.push({ key: lines.length, n: update.n, at: update.at, message: update.log[i]!, undone: false })
    })
  }
  return { events, lines }
}

/** What an entry has told, as far as it counts. */
export const toldAt = (lines: readonly Line[], n: number): Message[] =>
  lines.filter((line) => line.n === n && !line.undone).map(({ message }) => message)

/** Has a seat resigned? Then it cannot be taken back from its bot. */
export function hasResigned(events: readonly unknown[], seat: number): boolean {
  return events.some((each) => {
    const { event, seat: whose } = each as { event: string; seat?: number }
    return event === 'resigned' && whose === seat
  })
}
