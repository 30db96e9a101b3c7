/** Sitting down at a table, new or old. */
import { me } from '@/table/person.svelte'
import { seatBytes } from '@/wire/chance'
import { ask, type Schemas } from '@/wire/http'

type MatchInfo = Schemas['MatchInfo']

/** Make a match, and begin it if everybody sits. */
export async function makeMatch(wish: Schemas['MatchWish']): Promise<MatchInfo> {
  await me.needed()
  const match = await ask('post', '/api/matches', { body: wish })
  const path = { match_id: match.id }
  await ask('post', '/api/matches/{match_id}/bytes', { path, body: { bytes: seatBytes() } })
  if (!everybodySits(match)) return match
  return await ask('post', '/api/matches/{match_id}/start', { path })
}

export async function sitDown(match: string, seat: number): Promise<MatchInfo> {
  await me.needed()
  const body = { seat, bytes: seatBytes() }
  return await ask('post', '/api/matches/{match_id}/chairs', { path: { match_id: match }, body })
}

export const everybodySits = (match: Pick<MatchInfo, 'chairs'>): boolean =>
  match.chairs.every((chair) => chair.person != null || chair.bot)
