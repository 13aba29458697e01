import type { ChildProcess } from 'node:child_process'
import { ReadError } from '@tickmark/document'
import { findInTree, processTree, residentMb } from './measure-memory.ts'
import type { CallMessage, ChildMessage, Failure } from './messages.ts'
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

/** Starts a process from `entry`, a module that calls `serveChild`. */
export function startChild(options: ChildOptions, onDeath: () => void): Child {
  const child = spawnEnclosed(options)
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
  child.on('message', (message: ChildMessage) => {
    if (message.type === 'ready') {
      if (child.pid) pid ??= findInTree(child.pid, message.pid)
      return started.resolve()
    }
    if (running?.id !== message.id) return
    if (message.type === 'progress') return running.call.onProgress?.(message.value)
    peakMb = Math.max(peakMb, message.peakMb)
    if (message.type === 'result') running.resolve(message.value)
    else running.reject(toError(message.failure))
  })
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

  const { memoryMb, scratchMb, folder } = options
  const watched = () => (pid && child.pid ? { pid, root: child.pid, memoryMb, scratchMb, folder } : undefined)

  async function call(request: ChildCall): Promise<unknown> {
    if (request.signal?.aborted) throw new ReadError('CANCELLED')
    if (dead) throw died
    const begun = performance.now()
    const outcome = Promise.withResolvers<unknown>()
    const id = nextId++
    running = { id, call: request, resolve: outcome.resolve, reject: outcome.reject }
    peakMb = 0
    setReferenced(child, true)
    const unguard = guardCall(request, end)
    const unwatch = watchChild(watched, (now) => (peakMb = Math.max(peakMb, now)), end)
    const { operation, args } = request
    started.promise.then(() => child.send({ id, operation, args } satisfies CallMessage), outcome.reject)
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

/** Ends the child when its caller gives up or its time is over; the result stops that. */
function guardCall({ signal, deadline }: ChildCall, end: (reason: ReadError) => void): () => void {
  const cancel = () => end(new ReadError('CANCELLED'))
  signal?.addEventListener('abort', cancel, { once: true })
  const timer = deadline ? setTimeout(() => end(new ReadError('TIMEOUT')), deadline) : undefined
  return () => {
    signal?.removeEventListener('abort', cancel)
    clearTimeout(timer)
  }
}

/** An idle child must not keep its parent from ending; a busy one must. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  const change = referenced ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
  const stderr = child.stderr as unknown as Record<'ref' | 'unref', () => void> | null
  stderr?.[change]()
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
