/** Where one is: the part of the address after `#`, which no server and no log ever sees. */
import type { Component } from 'svelte'

// what a page takes is what its address holds
type Page = { default: Component<any> }

export interface Place {
  page: string
  params: Record<string, string>
}

const ROUTES: [pattern: string, page: string][] = [
  ['', 'Home'],
  ['lobby', 'Lobby'],
  ['new/:game', 'NewMatch'],
  ['match/:id', 'Match'],
  ['match/:id/replay', 'Replay'],
  ['match/:id/replay/:step', 'Replay'],
  ['games/:game', 'Game'],
  ['games/:game/:part', 'Game'],
  ['games/:game/:part/:anchor', 'Game'],
  ['profile', 'Profile'],
  ['people/:id', 'Person'],
  ['settings', 'Settings'],
  ['credits', 'Credits'],
]

const PAGES = import.meta.glob<Page>('./pages/*.svelte')

/** Which page an address after `#` means; `Missing` for what nobody knows. */
export function placeOf(hash: string): Place {
  const path = hash.replace(/^#\/?/, '').split('?')[0]!
  const parts = path.split('/').filter(Boolean).map(decoded)
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((each, i) => {
      if (!each.startsWith(':')) return each === parts[i]
      params[each.slice(1)] = parts[i]!
      return true
    })
    if (fits) return { page, params }
  }
  return { page: 'Missing', params: {} }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The module of a page, loaded when one goes there for the first time. */
export async function load(page: string): Promise<Page> {
  const found = PAGES[`./pages/${page}.svelte`] ?? PAGES['./pages/Missing.svelte']!
  return await found()
}

class Router {
  place = $state.raw<Place>(placeOf(globalThis.location?.hash ?? ''))

  constructor() {
    globalThis.addEventListener?.('hashchange', () => {
      this.place = placeOf(location.hash)
    })
  }
}

export const router = new Router()
