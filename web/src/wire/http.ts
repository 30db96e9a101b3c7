/** Requests to the service, typed by its OpenAPI description. */
import type { Message } from './message'
import type { components, paths } from './openapi'

export type Schemas = components['schemas']
type Method = 'get' | 'post' | 'put' | 'delete'
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>
type Content<T> = T extends { content: infer C } ? C[keyof C] : unknown
type Body<O> = O extends { requestBody: infer B } ? Content<B> : undefined
type Good<R> = R extends Record<number, unknown> ? Content<R[keyof R & (200 | 201 | 204)]> : unknown
type Answer<O> = O extends { responses: infer R } ? Good<R> : unknown
type Params<O, K extends string> = O extends { parameters: { [Key in K]?: infer P } }
  ? Exclude<P, undefined>
  : never

/** What a request may bring along, besides its address. */
export interface With<O> {
  path?: Params<O, 'path'>
  query?: Params<O, 'query'>
  body?: Body<O>
}

/** What the service does not do, and why: `code` for programs, `message` for people. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Message,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** milliseconds until a service that takes a question and says nothing is one that cannot be reached */
const PATIENCE = 20_000

/** An address of the service, below whatever path it is served at. */
export function address(path: string): string {
  return new URL(path.replace(/^\//, ''), document.baseURI.split('#')[0]).href
}

/**
 * Ask the service.
 * `await ask('get', '/api/matches/{match_id}', { path: { match_id } })`
 */
export async function ask<M extends Method, P extends keyof paths>(
  method: M,
  path: P,
  given: With<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const filled = String(path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((given.path as Record<string, unknown>)[name])),
  )
  const url = new URL(address(filled))
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value != null) url.searchParams.set(name, String(value))
  }
  const request: RequestInit = { method: method.toUpperCase(), credentials: 'same-origin' }
  if (given.body !== undefined) {
    request.body = JSON.stringify(given.body)
    request.headers = { 'content-type': 'application/json' }
  }
  const silence = new AbortController()
  const late = setTimeout(() => silence.abort(), PATIENCE)
  let response: Response
  try {
    response = await fetch(url, { ...request, signal: silence.signal })
  } catch {
    throw new Fault(0, 'offline', { id: 'error-offline' }, 'offline')
  } finally {
    clearTimeout(late)
  }
  if (!response.ok) throw await fault(response)
  if (response.status === 204) return undefined as Answer<Operation<P, M>>
  const json = response.headers.get('content-type')?.includes('json')
  return (json ? await response.json() : await response.text()) as Answer<Operation<P, M>>
}

async function fault(response: Response): Promise<Fault> {
  const strange: Message = { id: 'error-strange', args: { status: response.status } }
  try {
    const found = (await response.json()) as { code: string; sentence: string; message: Message | null }
    const said = found.message ?? strange
    return new Fault(response.status, found.code, said, found.sentence)
  } catch {
    return new Fault(response.status, 'strange', strange, String(response.status))
  }
}
