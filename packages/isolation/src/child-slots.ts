import { ReadError } from '@tickmark/document'
import type { Enclosure } from './enclosures/enclosure.ts'
import { makeChildFolder, type ChildFolder } from './files/child-folder.ts'
import { countWorking, isGreedy, onWorkEnded } from './share-counts.ts'
import { startChild, type Child } from './start-child.ts'

/** A child and the place that it takes in the pool. */
export interface Slot {
  child: Child
  folder: ChildFolder
  /** For whom it has worked; undefined for nobody yet, or for nobody who comes again. */
  owner: string | undefined
  share: string | undefined
  calls: number
  busy: boolean
  /** Tells that it works for its share no longer. */
  endWork: () => void
  /** Not to be used again. */
  broken: boolean
  usedAt: number
}

/** For whom a child is wanted. */
export interface Claim {
  /** Whose files it sees. */
  owner: string | undefined
  /** With whom it counts where children are shared out. */
  share: string | undefined
}

interface Waiting extends Claim {
  start(slot: Slot): void
  reject(error: Error): void
}

export interface ChildrenOptions {
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
  /** Megabytes that a child may write. */
  scratchMb?: number
  /** Megabytes that it may answer in one call. */
  answerMb?: number
  /** Flags of Node for the children. */
  execArgv?: readonly string[]
  /** Which of the entry's `loads` a child loads while it waits for its first call. */
  load?: string
  /** True for work that nobody waits for: its children get the time of the processor that others leave. */
  yields?: boolean
  /** Children started at once; the others start on demand. */
  prefork?: number
  /** Children more for those who have none at work: whoever keeps all the others busy does not keep these. */
  guests?: number
  /** Whose every call is that does not say so itself. Without it such a call has a child of its own. */
  owner?: string
}

interface SlotOptions extends ChildrenOptions {
  enclosure: Enclosure | undefined
  scratch: string
}

/** Who has which child. */
export interface Slots {
  /** Waits for a child of the owner's. */
  acquire(claim: Claim, signal: AbortSignal | undefined): Promise<Slot>
  release(slot: Slot): Promise<void>
  close(): void
}

/** Answers: megabytes, whole documents where nobody else's memory is at stake. Scratch: megabytes, several copies of the largest upload and of what is made of it. */
const DEFAULTS = { memoryMb: 1024, scratchMb: 2048, answerMb: 1024, filesPerChild: 200, recycleShare: 0.8 }
/** Children beside those that work: one that is ready for the next owner while the last one's may still be wanted. */
const SPARE = 1
/** Milliseconds after which a child that is not needed ends: it holds what it has read. */
const IDLE = 30_000

/** Children that work side by side, each for one owner. */
export function createSlots(options: SlotOptions): Slots {
  const { size, enclosure, guests = 0 } = options
  // Whose calls all have one owner needs no child to change to.
  const spare = options.owner === undefined && enclosure ? SPARE : 0
  const most = size + guests + spare
  const slots = new Set<Slot>()
  const queue: Waiting[] = []
  let closed = false
  const stopListening = onWorkEnded(() => dispatch())

  for (let i = 0; i < (options.prefork ?? size); i++) add()

  function add(): Slot {
    const slot = startSlot(options, () => {
      slots.delete(slot)
      slot.folder.remove()
      dispatch()
    })
    slots.add(slot)
    return slot
  }

  const busyShares = () => [...slots].filter(({ busy }) => busy).map(({ share }) => share)
  const idle = (): Slot[] => [...slots].filter(({ busy, child }) => !busy && !child.dead)

  function dispatch(): void {
    while (!closed) {
      const waiting = takeNext(queue, busyShares(), { size, guests })
      if (!waiting) break
      const slot = slotFor(waiting.owner)
      const { owner, share } = waiting
      Object.assign(slot, { busy: true, owner, share, endWork: countWorking(share) } satisfies Partial<Slot>)
      waiting.start(slot)
      keepSpare()
    }
  }

  /** The next owner's child starts while others work. */
  function keepSpare(): void {
    if (!closed && spare > 0 && slots.size < most && !idle().some(isNew)) add()
  }

  /** The owner's own child, or one that has worked for nobody; where there is no place for another, the one that rested longest ends. */
  function slotFor(owner: string | undefined): Slot {
    const free = idle()
    const own = owner === undefined ? undefined : free.find((slot) => !isNew(slot) && slot.owner === owner)
    const found = own ?? free.find(isNew)
    if (found) return found
    const [oldest] = free.toSorted((one, other) => one.usedAt - other.usedAt)
    if (oldest && slots.size >= most) end(oldest)
    return add()
  }

  function end(slot: Slot): void {
    slots.delete(slot)
    slot.child.kill()
  }

  return {
    acquire(claim, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Slot>()
      const waiting: Waiting = { ...claim, start: resolve, reject }
      const abort = () => {
        const index = queue.indexOf(waiting)
        if (index >= 0) queue.splice(index, 1)
        reject(new ReadError('CANCELLED'))
      }
      signal?.addEventListener('abort', abort, { once: true })
      queue.push(waiting)
      dispatch()
      return promise.finally(() => signal?.removeEventListener('abort', abort))
    },
    async release(slot) {
      slot.calls++
      slot.usedAt = performance.now()
      if (slots.has(slot) && !slot.child.dead && (await isSpent(slot, options))) end(slot)
      slot.busy = false
      slot.endWork()
      dispatch()
      keepSpare()
      if (spare > 0) setTimeout(() => isLeft(slot) && end(slot), IDLE).unref()
    },
    close() {
      closed = true
      stopListening()
      for (const waiting of queue.splice(0)) waiting.reject(new ReadError('CANCELLED', 'pool closed'))
      for (const slot of slots) slot.child.kill()
      slots.clear()
    },
  }
}

/**
 * Takes the call from the queue that is next: of those whose share has the fewest children at work the one that has waited longest. When
 * all regular children work, only a share that has none gets one of the guests'. Who keeps as many busy as there are regular ones, here
 * and in other pools, gets one at a time here while others work as well: who has everything under way does not halve everybody's time.
 */
function takeNext(
  queue: Waiting[],
  busy: readonly (string | undefined)[],
  { size, guests }: { size: number; guests: number },
): Waiting | undefined {
  if (busy.length >= size + guests) return undefined
  const workingFor = ({ share }: Waiting): number => busy.filter((other) => other === share).length
  const ranked = queue.toSorted((one, other) => workingFor(one) - workingFor(other))
  const next = ranked.find(
    (waiting) =>
      (busy.length < size || (waiting.share !== undefined && workingFor(waiting) === 0)) &&
      (workingFor(waiting) === 0 || !isGreedy(waiting.share, size)),
  )
  if (next) queue.splice(queue.indexOf(next), 1)
  return next
}

const isNew = ({ calls }: Slot): boolean => calls === 0
const isLeft = ({ busy, child, usedAt }: Slot): boolean => !busy && !child.dead && performance.now() - usedAt >= IDLE

function startSlot(
  { entry, scratch, enclosure, load, execArgv = [], yields = false, ...options }: SlotOptions,
  onDeath: () => void,
): Slot {
  const { memoryMb, scratchMb, answerMb } = { ...DEFAULTS, ...options }
  const folder = makeChildFolder(scratch, enclosure?.ownUser ?? false)
  const child = startChild({ entry, memoryMb, scratchMb, answerMb, folder, enclosure, execArgv, load, yields }, onDeath)
  return {
    child,
    folder,
    owner: undefined,
    share: undefined,
    calls: 0,
    busy: false,
    endWork: () => {},
    broken: false,
    usedAt: 0,
  }
}

/** Whether a child has done what it was for: a call without an owner is the only one of its child. */
async function isSpent({ broken, calls, child, owner }: Slot, options: SlotOptions): Promise<boolean> {
  const { memoryMb = DEFAULTS.memoryMb, filesPerChild = DEFAULTS.filesPerChild, enclosure } = options
  const recycleMb = options.recycleMb ?? memoryMb * DEFAULTS.recycleShare
  if (broken || calls >= filesPerChild || (owner === undefined && enclosure !== undefined)) return true
  return (await child.memory()) > recycleMb
}
