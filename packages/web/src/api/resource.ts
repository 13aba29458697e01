import { addressOf, CallError, headersOf, openEnvelope } from '@tickmark/contract/client'
import { getLanguage } from '../locales/language.ts'
import { readToken } from '../session/session.ts'
import { counted } from './request-count.ts'
import { loseSession, type RequestStyle } from './request.ts'

/** Gets a file or page of the API with the token; throws a `CallError` as any call does. */
export async function fetchResource(address: string, { quiet, signal }: RequestStyle & { signal?: AbortSignal } = {}) {
  const pending = get(address, signal)
  return quiet ? pending : counted(pending)
}

async function get(address: string, signal?: AbortSignal): Promise<Response> {
  const headers = { ...headersOf({ token: readToken, language: getLanguage }), Accept: '*/*' }
  let response: Response
  try {
    response = await fetch(address, { headers, signal })
  } catch {
    throw new CallError(signal?.aborted ? 'aborted' : 'network')
  }
  if (response.ok) return response
  if (response.status === 401) loseSession()
  openEnvelope(response.status, await response.text())
  throw new CallError('refused', response.status)
}

/** Saves a file of the API under its own name. */
export async function download(path: string): Promise<void> {
  const name = decodeURIComponent(path.split('/').at(-1) ?? 'download')
  await saveAs(await fetchResource(addressOf('getResource', { path: { id: path } })), name)
}

export async function saveAs(response: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
