import { ReadError } from '@tickmark/document'
import type { ChildFolder } from './files/child-folder.ts'
import { createSlots, type ChildrenOptions } from './child-slots.ts'
import type { Enclosure } from './enclosures/enclosure.ts'
import { strongestEnclosure } from './isolation-level.ts'
import { makeScratch } from './files/make-scratch.ts'
import type { Usage } from './start-child.ts'

export interface ChildPoolOptions extends ChildrenOptions {
  /** Milliseconds that a call may take when it does not say so itself. */
  deadline?: number
  /** False inside a process that is shut in already; an enclosure to use no other. */
  enclose?: boolean | Enclosure
}

export interface PoolCall {
  /** For whom the work is: a child works for one owner in its life, and ends when another needs its place. */
  owner?: string
  /** With whom the call counts where children are shared out; the owner when absent. */
  share?: string
  signal?: AbortSignal
  /**
   * Milliseconds from the start of the work (not of the wait) after which the child is killed: `TIMEOUT`. They count by the clock and of
   * the processor, whichever takes longer (`guard-time.ts`).
   */
  deadline?: number
  /** Hears of progress, and may take files that the child made. */
  onProgress?(value: unknown, folder: ChildFolder): void
  /** Time and memory that the call took, also when it failed. */
  onUsage?(usage: Usage): void
}

export interface ChildPool {
  /**
   * Runs an operation of the entry's handlers. Rejects with `ReadError`: `TIMEOUT`, `CANCELLED`, `RESOURCE_LIMIT`, `READER_CRASHED` or what
   * the handler threw. After any of these the pool is as good as new.
   */
  run(operation: string, args: unknown, call?: PoolCall): Promise<unknown>
  /** The same with arguments that are made for the child's folder, and `take` to take what it left there before others get the child. */
  runIn<Value>(operation: string, work: FolderWork<Value>, call?: PoolCall): Promise<Value>
  /** A folder that no child can reach; gone when the pool is closed. */
  scratch: string
  close(): Promise<void>
}

export interface FolderWork<Value> {
  give(folder: ChildFolder): Promise<unknown>
  take(result: unknown, folder: ChildFolder): Value
}

const DEADLINE = 120_000

/**
 * A pool of disposable processes: whatever a file does to its reader, it does to one process that is thrown away, and no process sees
 * files of two owners.
 */
export function createChildPool(options: ChildPoolOptions): ChildPool {
  const { enclose = true } = options
  const enclosure = enclose === true ? strongestEnclosure() : enclose || undefined
  const { scratch, removeScratch } = makeScratch()
  process.once('exit', removeScratch)
  const slots = createSlots({ ...options, enclosure, scratch })
  let closed = false

  async function runIn<Value>(
    operation: string,
    { give, take }: FolderWork<Value>,
    call: PoolCall = {},
  ): Promise<Value> {
    if (closed) throw new ReadError('CANCELLED', 'pool closed')
    if (call.signal?.aborted) throw new ReadError('CANCELLED')
    // Inside an enclosure there is one owner.
    const owner = call.owner ?? options.owner ?? (enclosure ? undefined : 'enclosed')
    const slot = await slots.acquire({ owner, share: call.share ?? owner }, call.signal)
    const { child, folder } = slot
    const onProgress = call.onProgress && ((value: unknown) => call.onProgress?.(value, folder))
    try {
      const args = await give(folder)
      const deadline = options.deadline ?? DEADLINE
      return take(await child.call({ deadline, ...call, onProgress, operation, args }), folder)
    } catch (error) {
      // A bug, perhaps a trap inside a WebAssembly module that stays broken for the life of the process: no later file may meet it.
      if (!(error instanceof ReadError)) slot.broken = true
      throw error
    } finally {
      void slots.release(slot)
    }
  }

  async function close(): Promise<void> {
    closed = true
    slots.close()
    process.off('exit', removeScratch)
    removeScratch()
  }

  const run: ChildPool['run'] = (operation, args, call) =>
    runIn(operation, { give: async () => args, take: (result) => result }, call)
  return { run, runIn, scratch, close }
}
