import type { DecisionEvent, TaskEvent } from '@tickmark/contract'
import { addressOf, CallError, headersOf, openEnvelope } from '@tickmark/contract/client'
import { getLanguage } from '../i18n/language.ts'
import { requestToken } from '../session/session.ts'
import { loseSession, tellLinkEnd } from './request.ts'

/** The events that each endpoint sends. */
interface Streams {
  getTaskEvents: TaskEvent
  getDecisionEvents: DecisionEvent
}

interface Following<Event> {
  taskId: string
  signal: AbortSignal
  /** Returns true when no further event will come. */
  onEvent: (event: Event) => boolean | void
  onBroken?: () => void
}

/** Time before a stream that has ended is opened again (ms). */
const RECONNECT = 3_000
const NOT_FOUND = 404

/**
 * Follows a task's events. A broken connection is resumed after the last event received; it ends with the last event or with the signal.
 */
export async function followEvents<Name extends keyof Streams>(
  name: Name,
  { taskId, signal, onEvent, onBroken }: Following<Streams[Name]>,
): Promise<void> {
  let lastEventId = ''
  for (;;) {
    try {
      for await (const { id, data } of readEvents(name, taskId, lastEventId, signal)) {
        lastEventId = id || lastEventId
        if (onEvent(JSON.parse(data) as Streams[Name])) return
      }
    } catch (error) {
      if (signal.aborted) return
      onBroken?.()
      tellLinkEnd(error)
      if (error instanceof CallError && error.status === NOT_FOUND) return
    }
    await new Promise((resolve) => setTimeout(resolve, RECONNECT))
    if (signal.aborted) return
  }
}

interface WireEvent {
  id: string
  data: string
}

/** Server-sent events until the stream ends. By fetch, because EventSource cannot send a token. Throws when the connection breaks. */
async function* readEvents(
  name: keyof Streams,
  taskId: string,
  lastEventId: string,
  signal: AbortSignal,
): AsyncGenerator<WireEvent> {
  const response = await fetch(addressOf(name, { query: { task_id: taskId } }), {
    headers: {
      ...headersOf({ token: requestToken, language: getLanguage }),
      Accept: 'text/event-stream',
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    },
    signal,
  })
  if (response.status === 401) loseSession()
  if (!response.ok) openEnvelope(response.status, await response.text())
  if (!response.body) throw new CallError('refused', response.status)
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of chunksOf(response.body)) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split(/\r?\n\r?\n/)
    text = blocks.pop() ?? ''
    for (const event of blocks.map(toWireEvent)) if (event.data) yield event
  }
}

// Not every browser iterates a ReadableStream by itself.
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // A caller that stops reading closes the connection.
    void reader.cancel().catch(() => undefined)
  }
}

function toWireEvent(block: string): WireEvent {
  const fields = block.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
  })
  const valuesOf = (name: string): string[] => fields.filter(([field]) => field === name).map(([, value]) => value)
  return { id: valuesOf('id')[0] ?? '', data: valuesOf('data').join('\n') }
}
