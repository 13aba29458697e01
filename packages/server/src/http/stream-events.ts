import type { DecisionEvent, TaskEvent } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'

interface Stream {
  send(text: string): void
  /** Fires when the client has hung up. */
  gone: AbortSignal
}

/** A comment that keeps a connection open on which nothing else is told. */
export const STILL_HERE = ': still here\n\n'

/** A person follows no more streams than this at once: with one more the oldest ends, and its client comes back if it still wants it. */
const MOST_STREAMS = 40

/** How the ids of links begin, by which visitors read. */
const VISITOR = 'link_'

/** Functions that end the streams of each user, the oldest first. */
const streams = new Map<string, Set<() => void>>()

/** Keeps count of a user's streams, ends the oldest if they are too many, and tells how to be taken off the count again. */
function countStream(userId: string, end: () => void): () => void {
  const own = streams.get(userId) ?? new Set()
  streams.set(userId, own.add(end))
  if (own.size > MOST_STREAMS) for (const oldest of [...own].slice(0, own.size - MOST_STREAMS)) oldest()
  return () => {
    own.delete(end)
    if (own.size === 0) streams.delete(userId)
  }
}

/** Ends what a user follows, and what visitors do, who may read by a link of his; who may still come in comes back. `undefined`: everybody's. */
export function endStreamsOf(userId: string | undefined): void {
  const ended = [...streams].filter(([id]) => userId === undefined || id === userId || id.startsWith(VISITOR))
  for (const end of ended.flatMap(([, own]) => [...own])) end()
}

/** An answer of server-sent events about a task: what `tell` sends, until it ends or the client hangs up. */
export function streamEvents(
  app: App,
  { userId, taskId }: { userId: string; taskId: string },
  tell: (stream: Stream) => Promise<void>,
): Response {
  const encoder = new TextEncoder()
  const hungUp = new AbortController()
  const gone = hungUp.signal
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const end = (): void => {
        hungUp.abort()
        controller.close()
      }
      gone.addEventListener('abort', countStream(userId, end), { once: true })
      tell({ gone, send: (text) => gone.aborted || controller.enqueue(encoder.encode(text)) })
        // An AppError: the task was deleted meanwhile. The stream ends, and the next request of the client gets a 404.
        .catch(
          (error: unknown) =>
            error instanceof AppError || app.log.warn('an event stream broke', { task: taskId, error }),
        )
        .finally(() => gone.aborted || end())
    },
    cancel: () => hungUp.abort(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** One event in the form of the wire; with an id a client can resume after it. */
export function formatEvent(event: TaskEvent | DecisionEvent, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
