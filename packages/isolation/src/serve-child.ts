import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { ReadError } from '@tickmark/document'
import { isLoadOnly, type Loads } from './code/load-only.ts'
import { CHANNEL, readFrames, sendFrame } from './frames.ts'
import { IS_CHILD, WATCHES_PARENT, type CallMessage, type ChildMessage, type Failure } from './messages.ts'

/** What an operation may use besides its arguments. */
export interface CallContext {
  /** Tells the caller how far the work is; any plain value. Who sends much waits until it is on its way. */
  progress(value: unknown): Promise<void>
}

// oxlint-disable-next-line typescript/no-explicit-any -- each operation knows the shape of its own arguments
export type Handlers = Record<string, (args: any, context: CallContext) => unknown>

/**
 * Makes this process a child of `createChildPool`: answers calls with `handlers` until the parent goes away.
 * A child never outlives its parent: losing the channel ends it. Until its first call it loads what its pool named of `loads`.
 */
export function serveChild(handlers: Handlers, loads: Loads = {}): void {
  if (isLoadOnly(loads)) return
  if (!process.env[IS_CHILD]) throw new Error('serveChild runs only in a process started by createChildPool')
  const parent = new Socket({ fd: CHANNEL, readable: true, writable: true })
  const leave = () => process.exit(0)
  parent.once('close', leave)
  if (process.env[WATCHES_PARENT]) watchParent()
  let isCalled = false
  const send: Send = (message) => sendFrame(parent, message)
  readFrames(parent, {
    announced: () => {},
    frame(message) {
      isCalled = true
      void answer(message as CallMessage, handlers, send)
    },
    broken: leave,
  })
  void wait()

  async function wait(): Promise<void> {
    await send({ type: 'ready', pid: process.pid })
    for (const step of loads[process.argv[2] ?? ''] ?? []) if (!isCalled) await step()
  }
}

/** A reader caught in a loop never sees the channel close; a thread beside it sees the parent change. */
function watchParent(): void {
  const watch = `const parent = process.ppid; setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000)`
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

/** The parent may be gone at any moment; then there is nobody to tell and the end of the channel ends us. */
type Send = (message: ChildMessage) => Promise<void>

async function answer({ id, operation, args }: CallMessage, handlers: Handlers, send: Send): Promise<void> {
  const progress = (value: unknown) => send({ type: 'progress', id, value })
  try {
    const handler = handlers[operation]
    if (!handler) throw new Error(`unknown operation: ${operation}`)
    const value = await handler(args, { progress })
    void send({ type: 'result', id, value, peakMb: peakMb() })
  } catch (error) {
    void send({ type: 'failure', id, failure: toFailure(error), peakMb: peakMb() })
  }
}

function toFailure(error: unknown): Failure {
  if (error instanceof ReadError) return { key: error.key, detail: error.detail, message: error.message }
  if (isExhaustion(error)) return { key: 'RESOURCE_LIMIT', detail: error.message, message: error.message }
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}

/** V8 reports a size beyond its own bounds as a RangeError: the file asks for more than any process could give. */
function isExhaustion(error: unknown): error is RangeError {
  return (
    error instanceof RangeError &&
    /invalid (array|string|typed array) length|allocation failed|array buffer|too large/i.test(error.message)
  )
}

function peakMb(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024)
}
