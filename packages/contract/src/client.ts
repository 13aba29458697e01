import type { Language } from '@tickmark/document'
import type { BodyOf, DataOf, EndpointName, QueryOf } from './endpoints.ts'
import { API_BASE, type Envelope } from './envelope.ts'
import { PATHS } from './paths.ts'

export interface ClientOptions {
  /** Defaults to `/v1/api`; with an origin in front where the caller is not on it. */
  base?: string
  /** The stored `Authorization` value ("Bearer …"); null: none. */
  token?: () => string | null
  language?: () => Language
  /** Called on HTTP 401 and on a body whose `code` is 401, before the call fails. */
  onUnauthorized?: () => void
  /** Milliseconds after which a call fails as `timeout`. */
  timeout?: number
  fetch?: typeof globalThis.fetch
}

export interface CallOptions<N extends EndpointName> {
  query?: QueryOf<N>
  body?: BodyOf<N>
  /** Path parameters; slashes in a value stay slashes. */
  path?: Record<string, string>
  signal?: AbortSignal
}

/** `data` of the answer, or `success` where `data` is null. */
export type Answer<N extends EndpointName> = [DataOf<N>] extends [null] ? boolean : Exclude<DataOf<N>, null>

export type Call = <N extends EndpointName>(name: N, options?: CallOptions<N>) => Promise<Answer<N>>

/** Why a call failed. `message` is in the language that was asked for; empty where the server gave none. */
export class CallError extends Error {
  readonly kind: 'refused' | 'unauthorized' | 'network' | 'timeout' | 'aborted'
  readonly status: number
  readonly error: Envelope['error']
  constructor(kind: CallError['kind'], status = 0, message = '', error?: Envelope['error']) {
    super(message)
    this.name = 'CallError'
    this.kind = kind
    this.status = status
    this.error = error
  }
}

/**
 * A typed client of the API. It loads no schemas: types come from the endpoint table, checks are the server's.
 *
 * @example
 * const call = createClient({ token: () => localStorage.getItem('ocr_token') })
 * const { items } = await call('listTasks', { query: { page: 1 } })
 */
export function createClient(options: ClientOptions = {}): Call {
  const request = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args))
  return async (name, { query, body, path, signal } = {}) => {
    const deadline = AbortSignal.timeout(options.timeout ?? 60_000)
    let response: Response
    try {
      response = await request(addressOf(name, { query, path, base: options.base }), {
        method: PATHS[name].method,
        headers: headersOf(options, body !== undefined),
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
    } catch (error) {
      throw failureOf(error, { aborted: signal?.aborted ?? false, late: deadline.aborted })
    }
    return readAnswer(response, options.onUnauthorized)
  }
}

/** Headers of any request to the API: who asks and in which language. */
export function headersOf(options: Pick<ClientOptions, 'token' | 'language'>, json = false): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const token = options.token?.()
  if (token) headers.Authorization = token
  const language = options.language?.()
  if (language) headers['Accept-Language'] = language
  if (json) headers['Content-Type'] = 'application/json'
  return headers
}

/** The address of an endpoint with its query; undefined and empty values are left out. */
export function addressOf<N extends EndpointName>(
  name: N,
  { query, path, base = API_BASE }: { query?: QueryOf<N>; path?: Record<string, string>; base?: string } = {},
): string {
  const filled = PATHS[name].path.replace(/\{(\w+)\*?\}/g, (_, key: string) =>
    (path?.[key] ?? '').split('/').map(encodeURIComponent).join('/'),
  )
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]): [string, string] => [key, String(value)])
  return base + filled + (pairs.length ? `?${new URLSearchParams(pairs)}` : '')
}

/** Unwraps an envelope: `data`, else `success`; throws a `CallError` for a code that is not 200. */
export function openEnvelope(status: number, text: string): unknown {
  let envelope: Partial<Envelope> & { msg?: string } = {}
  try {
    envelope = JSON.parse(text) as typeof envelope
  } catch {
    throw new CallError(status === 401 ? 'unauthorized' : 'refused', status)
  }
  const code = envelope.code ?? status
  if (status === 401 || code === 401) throw new CallError('unauthorized', 401, envelope.message, envelope.error)
  if (code !== 200) throw new CallError('refused', code, envelope.message ?? envelope.msg ?? '', envelope.error)
  return envelope.data ?? envelope.success ?? true
}

async function readAnswer<N extends EndpointName>(response: Response, onUnauthorized?: () => void): Promise<Answer<N>> {
  const text = await response.text().catch(() => {
    throw new CallError('network')
  })
  try {
    return openEnvelope(response.status, text) as Answer<N>
  } catch (error) {
    if (error instanceof CallError && error.kind === 'unauthorized') onUnauthorized?.()
    throw error
  }
}

function failureOf(error: unknown, { aborted, late }: { aborted: boolean; late: boolean }): CallError {
  if (aborted) return new CallError('aborted')
  if (late || (error instanceof DOMException && error.name === 'TimeoutError')) return new CallError('timeout')
  return new CallError('network')
}
