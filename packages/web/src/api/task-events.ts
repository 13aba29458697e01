import type { TaskEvent } from '@tickmark/contract'
import { addressOf, CallError, headersOf } from '@tickmark/contract/client'
import { getLanguage } from '../locales/language.ts'
import { readToken } from '../session/session.ts'
import { loseSession } from './request.ts'

interface StreamOptions {
  taskId: string
  /** Where to go on; empty for a new stream. */
  lastEventId: string
  signal: AbortSignal
  onEvent: (event: TaskEvent, id: string) => void
}

/**
 * Reads a task's server-sent events until the stream ends. By fetch, because EventSource cannot send a token.
 * Rejects when the connection breaks.
 */
export async function streamTaskEvents({ taskId, lastEventId, signal, onEvent }: StreamOptions): Promise<void> {
  const response = await fetch(addressOf('getTaskEvents', { query: { task_id: taskId } }), {
    headers: {
      ...headersOf({ token: readToken, language: getLanguage }),
      Accept: 'text/event-stream',
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    },
    signal,
  })
  if (response.status === 401) loseSession()
  if (!response.ok || !response.body) throw new CallError('refused', response.status)
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of chunksOf(response.body)) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split(/\r?\n\r?\n/)
    text = blocks.pop() ?? ''
    for (const block of blocks) readBlock(block, onEvent)
  }
}

// Not every browser iterates a ReadableStream by itself.
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function readBlock(block: string, onEvent: StreamOptions['onEvent']): void {
  const fields = block.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
  })
  const valuesOf = (name: string): string[] => fields.filter(([field]) => field === name).map(([, value]) => value)
  const data = valuesOf('data').join('\n')
  if (data) onEvent(JSON.parse(data) as TaskEvent, valuesOf('id')[0] ?? '')
}
