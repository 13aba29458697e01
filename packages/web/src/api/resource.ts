import { addressOf, CallError, headersOf, openEnvelope } from '@tickmark/contract/client'
import { getLanguage } from '../i18n/language.ts'
import { requestToken } from '../session/session.ts'
import { counted } from './request-count.ts'
import { loseSession, type RequestStyle, tellLinkEnd } from './request.ts'

/** Fetches a file or page of the API with the token; throws a `CallError` like every call. */
export async function fetchResource(address: string, { quiet, signal }: RequestStyle & { signal?: AbortSignal } = {}) {
  const pending = get(address, signal)
  return quiet ? pending : counted(pending)
}

async function get(address: string, signal?: AbortSignal): Promise<Response> {
  const headers = { ...headersOf({ token: requestToken, language: getLanguage }), Accept: '*/*' }
  let response: Response
  try {
    response = await fetch(address, { headers, signal })
  } catch {
    throw new CallError(signal?.aborted ? 'aborted' : 'network')
  }
  if (response.ok) return response
  if (response.status === 401) loseSession()
  const text = await response.text()
  try {
    openEnvelope(response.status, text)
  } catch (error) {
    tellLinkEnd(error)
    throw error
  }
  throw new CallError('refused', response.status)
}

/**
 * Saves a file of the API under its own name. The server makes the file first; `onShare` is then called with 0 and, as it arrives, with the
 * share that has come, up to 1.
 */
export async function download(
  { path, set }: { path: string; set?: 'deliverables' },
  onShare: (share: number) => void,
): Promise<void> {
  const own = decodeURIComponent(path.split('/').at(-1) ?? 'download')
  const name = set ? own.replace(/(?=\.zip$)/, `.${set}`) : own
  const response = await fetchResource(addressOf('getResource', { path: { id: path }, query: { set } }), {
    quiet: true,
  })
  onShare(0)
  saveAs(await readBody(response, onShare), name)
}

/** Reads the body of a response; a body that breaks off counts as a failure of the network. */
async function readBody(response: Response, onShare: (share: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('Content-Length'))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let come = 0
  try {
    const reader = response.body?.getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value)
      come += read.value.length
      if (total > 0) onShare(Math.min(1, come / total))
    }
  } catch {
    throw new CallError('network')
  }
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' })
}

export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The address must stay valid until the browser has begun to save.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
