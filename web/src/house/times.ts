/** Points in time and spans of time, for people. */
import { t } from '@/text/house.svelte'
import { settings } from '@/text/settings.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The largest unit that fits: 90 seconds are seconds, 120 are two minutes. */
export function span(seconds: number): [unit: 'seconds' | 'minutes' | 'hours' | 'days', count: number] {
  if (seconds >= DAY && seconds % DAY === 0) return ['days', seconds / DAY]
  if (seconds >= HOUR && seconds % HOUR === 0) return ['hours', seconds / HOUR]
  if (seconds >= MINUTE && seconds % MINUTE === 0) return ['minutes', seconds / MINUTE]
  return ['seconds', seconds]
}

export function spanText(seconds: number): string {
  const [unit, count] = span(seconds)
  return t(`house-${unit}`, { count })
}

export interface Clock {
  kind?: 'none' | 'move' | 'game'
  seconds?: number
  increment?: number
  time_out?: 'bot' | 'resign'
}

/** A clock in a few words. */
export function clockText(clock: Clock): string {
  if (!clock.kind || clock.kind === 'none') return t('house-clock-none')
  const time = spanText(clock.seconds ?? 0)
  if (clock.kind === 'move') return t('house-clock-a-move', { time })
  const more = clock.increment ?? 0
  return more
    ? t('house-clock-a-game-and', { time, more: spanText(more) })
    : t('house-clock-a-game', { time })
}

/** "3 hours ago", or the day if it is longer ago than a week. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const past = Math.max(0, now - at)
  if (past > 7 * DAY) return day(at)
  const relative = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  if (past < MINUTE) return relative.format(0, 'second')
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour')
  return relative.format(-Math.floor(past / DAY), 'day')
}

export function day(at: number): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' })
  return format.format(new Date(at * 1000))
}
