import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { ReadError } from '@tickmark/document'
import { CHANNEL, readFrames, sendFrame } from './frames.ts'
import { guardTime } from './guard-time.ts'
import { findInTree, processTree, residentMb } from './measure-memory.ts'
import { readMessage, type CallMessage, type ChildMessage, type Failure } from './messages.ts'
import { processorTime } from './processor-time.ts'
import { spawnEnclosed, type ChildOptions } from './spawn-enclosed.ts'
import { watchChild } from './watch-child.ts'

export interface ChildCall {
  operation: string
  args: unknown
  deadline?: number
  signal?: AbortSignal
  onProgress?(value: unknown): void
  onUsage?(usage: Usage): void
}

export interface Usage {
  milliseconds: number
  peakMb: number
}

/** One process, one call at a time. Whatever goes wrong in it ends the process and nothing else. */
export interface Child {
  call(call: ChildCall): Promise<unknown>
  /** Ends the process at once. */
  kill(): void
  /** Resident memory now. */
  memory(): Promise<number>
  readonly dead: boolean
}

interface Running {
  id: number
  call: ChildCall
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Frames that a child may send in one call; the longest report has a twentieth of it to tell. */
const MOST_FRAMES = 100_000

/** Starts a process from `entry`, a module that calls `serveChild`. */
export function startChild(options: ChildOptions, onDeath: () => void): Child {
  const child = spawnEnclosed(options)
  const channel = child.stdio[CHANNEL] as unknown as Socket
  const { memoryMb, scratchMb, answerMb, folder } = options
  // In a namespace of its own the child knows another number than we do.
  let pid: number | undefined
  let running: Running | undefined
  let nextId = 1
  let dead = false
  let fatal: ReadError | undefined
  let peakMb = 0
  let lastWords = ''
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => {})

  const end = (reason?: ReadError) => {
    fatal ??= reason
    // A wrapper that is killed while it sets up may leave what it has begun.
    const begun = pid || !child.pid || dead ? [pid] : processTree(child.pid)
    // The wrapper first: with it goes everything in its namespaces.
    child.kill('SIGKILL')
    for (const process of begun) if (process && process !== child.pid) killQuietly(process)
  }
  child.stderr?.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString('utf8')).slice(-4000)))
  const hear = (message: ChildMessage): void => {
    if (message.type === 'ready') {
      if (child.pid) pid ??= findInTree(child.pid, message.pid)
      return started.resolve()
    }
    if (running?.id !== message.id) return
    if (message.type === 'progress') return running.call.onProgress?.(message.value)
    peakMb = Math.max(peakMb, message.peakMb)
    if (message.type === 'result') running.resolve(message.value)
    else running.reject(toError(message.failure))
  }
  const answers = hearAnswers(channel, answerMb, { hear, end })
  let died = new ReadError('READER_CRASHED')
  const bury = (how: string) => {
    if (dead) return
    dead = true
    const error = (died = fatal ?? deathError(how, lastWords))
    started.reject(error)
    running?.reject(error)
    onDeath()
  }
  child.on('exit', (code, signal) => bury(signal ?? `exit code ${code}`))
  child.on('error', (error) => bury(error.message))
  setReferenced(child, false)

  const watched = () => (pid && child.pid ? { pid, root: child.pid, memoryMb, scratchMb, folder } : undefined)

  async function call(request: ChildCall): Promise<unknown> {
    if (request.signal?.aborted) throw new ReadError('CANCELLED')
    if (dead) throw died
    const begun = performance.now()
    const outcome = Promise.withResolvers<unknown>()
    const id = nextId++
    running = { id, call: request, resolve: outcome.resolve, reject: outcome.reject }
    peakMb = 0
    answers.begin()
    setReferenced(child, true)
    const unguard = guardCall(request, child.pid, end)
    const unwatch = watchChild(watched, (now) => (peakMb = Math.max(peakMb, now)), end)
    const { operation, args } = request
    started.promise.then(() => sendFrame(channel, { id, operation, args } satisfies CallMessage)).catch(outcome.reject)
    try {
      return await outcome.promise
    } finally {
      unguard()
      unwatch()
      running = undefined
      if (!dead) setReferenced(child, false)
      request.onUsage?.({ milliseconds: performance.now() - begun, peakMb: Math.round(peakMb) })
    }
  }

  return {
    call,
    kill: () => end(),
    memory: () => (pid ? residentMb(pid) : Promise.resolve(0)),
    get dead() {
      return dead
    },
  }
}

interface Hearing {
  hear(message: ChildMessage): void
  end(reason: ReadError): void
}

/**
 * Hears a child, which may be anybody's code by now: one that sends more than it may in a call, or what is no message, is ended.
 * `begin` is told of each call.
 */
function hearAnswers(channel: Socket, answerMb: number, { hear, end }: Hearing): { begin(): void } {
  const sent = { bytes: 0, frames: 0 }
  readFrames(channel, {
    announced(bytes) {
      sent.bytes += bytes
      sent.frames++
      if (sent.bytes > answerMb * 2 ** 20 || sent.frames > MOST_FRAMES)
        throw new ReadError('RESOURCE_LIMIT', `answers of ${sent.bytes} bytes in ${sent.frames} pieces`)
    },
    frame(value) {
      const message = readMessage(value)
      if (!message) throw new ReadError('READER_CRASHED', 'an answer that is none')
      hear(message)
    },
    broken: (error) => end(error instanceof ReadError ? error : new ReadError('READER_CRASHED', String(error))),
  })
  return { begin: () => void Object.assign(sent, { bytes: 0, frames: 0 }) }
}

/** Ends the child when its caller gives up or its time is over; the result stops that. */
function guardCall(
  { signal, deadline }: ChildCall,
  root: number | undefined,
  end: (reason: ReadError) => void,
): () => void {
  const cancel = () => end(new ReadError('CANCELLED'))
  signal?.addEventListener('abort', cancel, { once: true })
  const spent = () => (root === undefined ? undefined : processorTime(root))
  const unguard = deadline ? guardTime(deadline, spent, () => end(new ReadError('TIMEOUT'))) : undefined
  return () => {
    signal?.removeEventListener('abort', cancel)
    unguard?.()
  }
}

/** An idle child must not keep its parent from ending; a busy one must. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  const change = referenced ? 'ref' : 'unref'
  child[change]()
  for (const stream of [child.stderr, child.stdio[CHANNEL]]) (stream as unknown as Socket | null)?.[change]()
}

/** `how` is the signal or exit code; what the process wrote last says more where it wrote anything. */
function deathError(how: string, lastWords: string): ReadError {
  const exhausted = /heap out of memory|allocation failed|memory allocation|cannot allocate memory|bad_alloc/i.test(
    lastWords,
  )
  if (exhausted) return new ReadError('RESOURCE_LIMIT')
  return new ReadError('READER_CRASHED', lastWords.trim().split('\n').at(-1)?.slice(0, 300) || how)
}

function toError({ key, detail, message, stack }: Failure): Error {
  if (key) return new ReadError(key, detail)
  const error = new Error(message)
  if (stack) error.stack = stack
  return error
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already, which is what was wanted.
  }
}
