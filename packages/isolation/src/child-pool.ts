import { ReadError } from '@tickmark/document'
import { makeScratch } from './make-scratch.ts'
import { startChild, type Child, type Usage } from './start-child.ts'

export interface ChildPoolOptions {
  /** A module that calls `serveChild`. */
  entry: URL
  /** Children that work side by side. */
  size: number
  /** Resident memory (MB) above which a child is killed and its call fails with `RESOURCE_LIMIT`. */
  memoryMb?: number
  /** A child is replaced after so many calls … */
  filesPerChild?: number
  /** … or when it holds more than this (MB) between calls. */
  recycleMb?: number
  /** Milliseconds that a call may take when it does not say so itself. */
  deadline?: number
  /** False inside a process that is shut in already. */
  enclose?: boolean
  /** Flags of Node for the children. */
  execArgv?: readonly string[]
  /** Children started at once; the others start on demand. */
  prefork?: number
}

export interface PoolCall {
  signal?: AbortSignal
  /** Milliseconds from the start of the work (not of the wait) after which the child is killed: `TIMEOUT`. */
  deadline?: number
  onProgress?(value: unknown): void
  /** Time and memory that the call took, also when it failed. */
  onUsage?(usage: Usage): void
}

export interface ChildPool {
  /**
   * Runs an operation of the entry's handlers. Rejects with `ReadError`: `TIMEOUT`, `CANCELLED`, `RESOURCE_LIMIT`, `READER_CRASHED` or what
   * the handler threw. After any of these the pool is as good as new.
   */
  run(operation: string, args: unknown, call?: PoolCall): Promise<unknown>
  /** The folder that children may write to; gone when the pool is closed. */
  scratch: string
  close(): Promise<void>
}

interface Slot {
  child: Child
  calls: number
  busy: boolean
  /** Not to be used again. */
  broken: boolean
}

interface Waiting {
  start(slot: Slot): void
  reject(error: Error): void
}

const DEFAULTS = { memoryMb: 1024, filesPerChild: 200, deadline: 120_000 }

/** A pool of disposable processes: whatever a file does to its reader, it does to one process that is thrown away. */
export function createChildPool(options: ChildPoolOptions): ChildPool {
  const { memoryMb = DEFAULTS.memoryMb, filesPerChild = DEFAULTS.filesPerChild } = options
  const recycleMb = options.recycleMb ?? memoryMb * 0.8
  const { scratch, removeScratch } = makeScratch()
  process.once('exit', removeScratch)
  const slots = new Set<Slot>()
  const queue: Waiting[] = []
  let closed = false

  for (let i = 0; i < (options.prefork ?? options.size); i++) addSlot()

  function addSlot(): Slot {
    const child = startChild(
      { entry: options.entry, memoryMb, scratch, enclose: options.enclose ?? true, execArgv: options.execArgv ?? [] },
      () => {
        slots.delete(slot)
        dispatch()
      },
    )
    const slot: Slot = { child, calls: 0, busy: false, broken: false }
    slots.add(slot)
    return slot
  }

  function dispatch(): void {
    for (let slot = nextSlot(); slot; slot = nextSlot()) {
      slot.busy = true
      queue.shift()!.start(slot)
    }
  }

  /** A child for the call that has waited longest; undefined when none waits or all are busy. */
  function nextSlot(): Slot | undefined {
    if (closed || queue.length === 0) return undefined
    for (const slot of slots) if (!slot.busy && !slot.child.dead) return slot
    return slots.size < options.size ? addSlot() : undefined
  }

  async function release(slot: Slot): Promise<void> {
    slot.calls++
    if (slots.has(slot) && !slot.child.dead && (await isSpent(slot))) {
      slots.delete(slot)
      slot.child.kill()
    }
    slot.busy = false
    dispatch()
  }

  async function isSpent({ broken, calls, child }: Slot): Promise<boolean> {
    return broken || calls >= filesPerChild || (await child.memory()) > recycleMb
  }

  function acquire(signal: AbortSignal | undefined): Promise<Slot> {
    const { promise, resolve, reject } = Promise.withResolvers<Slot>()
    const waiting: Waiting = { start: resolve, reject }
    const abort = () => {
      const index = queue.indexOf(waiting)
      if (index >= 0) queue.splice(index, 1)
      reject(new ReadError('CANCELLED'))
    }
    signal?.addEventListener('abort', abort, { once: true })
    queue.push(waiting)
    dispatch()
    return promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  async function run(operation: string, args: unknown, call: PoolCall = {}): Promise<unknown> {
    if (closed) throw new ReadError('CANCELLED', 'pool closed')
    if (call.signal?.aborted) throw new ReadError('CANCELLED')
    const slot = await acquire(call.signal)
    try {
      return await slot.child.call({ deadline: options.deadline ?? DEFAULTS.deadline, ...call, operation, args })
    } catch (error) {
      // A bug, perhaps a trap inside a WebAssembly module that stays broken for the life of the process: no later file may meet it.
      if (!(error instanceof ReadError)) slot.broken = true
      throw error
    } finally {
      void release(slot)
    }
  }

  async function close(): Promise<void> {
    closed = true
    for (const waiting of queue.splice(0)) waiting.reject(new ReadError('CANCELLED', 'pool closed'))
    for (const slot of slots) slot.child.kill()
    slots.clear()
    process.off('exit', removeScratch)
    removeScratch()
  }

  return { run, scratch, close }
}
