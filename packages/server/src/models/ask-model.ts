import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkAddress } from '../outbound/check-address.ts'
import type { ConfiguredModel } from './model-file.ts'

export type MessagePart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }
export interface ModelMessage {
  role: 'system' | 'user'
  content: string | MessagePart[]
}

/** Why a model gave no answer that can be used. */
export class ModelFailure extends Error {
  readonly reason: 'unreachable' | 'refused' | 'timeout' | 'bad_answer'
  /** True when the same question may be answered a little later. */
  readonly passing: boolean
  constructor(reason: ModelFailure['reason'], detail: string, passing = false) {
    super(`${reason}: ${detail}`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.passing = passing
  }
}

/** An answer has some kilobytes. A longer one is broken off, so that it cannot fill the memory. */
const MOST_BYTES = 8 * 1024 * 1024
const ATTEMPTS = 3
const PAUSE = 1_000

/**
 * Asks an endpoint that speaks OpenAI's protocol and gives the text of its answer. Asks again, up to three times, when it is busy or out of
 * reach for a moment; follows no redirect; connects to the very address that was checked. Throws `ModelFailure`, or the signal's reason.
 */
export async function askModel(
  model: ConfiguredModel & { url: string; key?: string | undefined },
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return readAnswer(await post(model, messages, signal))
    } catch (error) {
      signal.throwIfAborted()
      const failure = error instanceof ModelFailure ? error : new ModelFailure('unreachable', String(error), true)
      if (!failure.passing || attempt === ATTEMPTS) throw failure
      await sleep(PAUSE * 2 ** (attempt - 1), undefined, { signal })
    }
  }
}

async function post(
  { url, key, model, name, private: own, timeoutSeconds }: Parameters<typeof askModel>[0],
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string> {
  const { address, family } = await checkAddress(url, own ? [new URL(url).hostname.replace(/^\[|\]$/g, '')] : []).catch(
    (error: Error) => {
      throw new ModelFailure('unreachable', error.message)
    },
  )
  const body = JSON.stringify({ model: model ?? name, messages, temperature: 0, stream: false })
  const late = AbortSignal.timeout(timeoutSeconds * 1000)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const call = (url.startsWith('https:') ? requestHttps : requestHttp)(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    signal: AbortSignal.any([signal, late]),
  })
  call.on('response', (response) => {
    const status = response.statusCode ?? 0
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MOST_BYTES) response.destroy(new ModelFailure('bad_answer', 'the answer has no end'))
    })
    response.on('error', reject)
    response.on('end', () => {
      if (status === 200) resolve(Buffer.concat(chunks).toString('utf8'))
      else reject(new ModelFailure('refused', `HTTP ${status}`, status === 429 || status >= 500))
    })
  })
  call.on('error', (error) => reject(late.aborted ? new ModelFailure('timeout', `${timeoutSeconds} s`) : error))
  call.end(body)
  return promise
}

function readAnswer(body: string): string {
  try {
    const answer = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] }
    const content = answer.choices?.[0]?.message?.content
    if (typeof content === 'string' && content) return content
  } catch {
    // The error below covers this answer as well.
  }
  throw new ModelFailure('bad_answer', 'no text in the answer')
}
