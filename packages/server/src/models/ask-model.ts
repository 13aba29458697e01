import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkAddress } from '../outbound/check-address.ts'
import { atEndpoint } from './endpoint-places.ts'
import { ModelFailure } from './model-failure.ts'
import { type ModelAnswer, type ModelEndpoint, type ModelMessage, PROTOCOLS, requestOf } from './model-protocols.ts'

/** An answer has some kilobytes. A longer one is broken off, so that it cannot fill the memory. */
const MOST_BYTES = 8 * 1024 * 1024
const ATTEMPTS = 3
const PAUSE = 1_000
/** An endpoint that wants more patience than this (milliseconds) is taken for one that refuses. */
const MOST_PAUSE = 120_000
/** Of what an endpoint says about a refusal, so many characters are kept for the log. */
const MOST_SAID = 300

/**
 * Asks an endpoint and gives its answer. Asks again, up to three times, when it is busy or out of reach for a moment, as late as it wishes; follows no
 * redirect; connects to the very address that was checked. Throws `ModelFailure`, or the signal's reason.
 */
export async function askModel(
  endpoint: ModelEndpoint,
  messages: readonly ModelMessage[],
  { signal, schema }: { signal: AbortSignal; schema?: object },
): Promise<ModelAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const request = requestOf(endpoint, messages, schema)
      return readAnswer(endpoint, await atEndpoint(endpoint, signal, () => post(endpoint, request, signal)))
    } catch (error) {
      signal.throwIfAborted()
      const failure =
        error instanceof ModelFailure ? error : new ModelFailure('unreachable', String(error), { passing: true })
      const pause = failure.after ?? PAUSE * 2 ** (attempt - 1)
      if (!failure.passing || attempt === ATTEMPTS || pause > MOST_PAUSE) throw failure
      await sleep(pause, undefined, { signal })
    }
  }
}

async function post(
  endpoint: ModelEndpoint,
  { url, headers, body }: ReturnType<typeof requestOf>,
  signal: AbortSignal,
): Promise<string> {
  const { private: own, timeoutSeconds } = endpoint
  const { address, family } = await checkAddress(url.href, own ? [url.hostname.replace(/^\[|\]$/g, '')] : []).catch(
    (error: Error) => {
      throw new ModelFailure('unreachable', error.message)
    },
  )
  const late = AbortSignal.timeout(timeoutSeconds * 1000)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    signal: AbortSignal.any([signal, late]),
  })
  const fail = (error: Error): void => reject(late.aborted ? new ModelFailure('timeout', `${timeoutSeconds} s`) : error)
  call.on('response', (response) => {
    const status = response.statusCode ?? 0
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MOST_BYTES) response.destroy(new ModelFailure('bad_answer', 'the answer has no end'))
    })
    response.on('error', fail)
    response.on('end', () => {
      const said = Buffer.concat(chunks).toString('utf8')
      if (status === 200) return resolve(said)
      const after = secondsOf(response.headers['retry-after'])
      const passing = status === 429 || status >= 500
      reject(new ModelFailure('refused', `HTTP ${status}${quoteOf(said, endpoint)}`, { passing, after }))
    })
  })
  call.on('error', fail)
  call.end(body)
  return promise
}

/** Retry-After in milliseconds: seconds, or a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** What an endpoint says about its refusal, without secrets: keys are known, and long runs of letters and digits may be others. */
function quoteOf(said: string, { key, headers }: ModelEndpoint): string {
  let text = said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  for (const secret of [key, ...Object.values(headers)]) if (secret) text = text.replaceAll(secret, '…')
  const kept = text.replace(/\b[\w-]{24,}\b/g, '…').slice(0, MOST_SAID)
  return kept ? `: ${kept}` : ''
}

function readAnswer(endpoint: ModelEndpoint, body: string): ModelAnswer {
  try {
    const answer = PROTOCOLS[endpoint.protocol].read(JSON.parse(body))
    if (answer) return answer
  } catch {
    // The error below covers this answer as well.
  }
  throw new ModelFailure('bad_answer', 'no text in the answer')
}
