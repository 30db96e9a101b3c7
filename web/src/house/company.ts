/** Who sits at a table, in words. */
import { t } from '@/text/house.svelte'
import type { Schemas } from '@/wire/http'
import { botName } from './shelf.svelte'

type MatchInfo = Schemas['MatchInfo']
type ChairInfo = MatchInfo['chairs'][number]

/** Who sits in a chair; empty if it is free. */
export function sitter(chair: ChairInfo): string {
  if (chair.person != null) return chair.name
  return chair.bot ? t('house-a-bot', { bot: botName(chair.bot) }) : ''
}

export const isFree = (chair: ChairInfo): boolean => chair.person == null && !chair.bot

export const freeSeats = (match: Pick<MatchInfo, 'chairs'>): number =>
  match.chairs.filter(isFree).length

export const mySeats = (match: Pick<MatchInfo, 'chairs'>, id: string | undefined): number[] =>
  match.chairs.filter((chair) => id != null && chair.person === id).map((chair) => chair.seat)

/** Everybody but oneself, in the order of seats; oneself where nobody else is. */
export function company(match: Pick<MatchInfo, 'chairs'>, id?: string): string {
  const sitting = match.chairs.filter((chair) => !isFree(chair))
  const others = sitting.filter((chair) => id == null || chair.person !== id)
  return (others.length ? others : sitting).map(sitter).join(', ')
}
