import { availableParallelism, loadavg } from 'node:os'
import { numberAt } from '@tickmark/document'

/** By the clock a call takes at most so many times its deadline, however little of the processor it gets. */
const MOST_PATIENCE = 8
/** The same where only the load of the machine tells how much a process gets. */
const MOST_PATIENCE_BY_LOAD = 4
/** Milliseconds between two looks at a call that is late. */
const LOOK = 2000
/** A process that takes less of the processor than this between two looks waits for something that does not come. */
const IDLE = 0.01

/**
 * Calls `onLate` once when a call has taken `deadline` milliseconds both by the clock and of the processor: on a machine that is busy
 * with other work it takes longer through no fault of its file. One that is late and idle, or very late, is not waited for.
 * `spent` tells the time of the processor; undefined where nothing tells it. The result stops the watch.
 */
export function guardTime(deadline: number, spent: () => number | undefined, onLate: () => void): () => void {
  const begun = performance.now()
  const before = spent() ?? 0
  const every = Math.min(LOOK, deadline / 2)
  let last = before
  const isOver = (): boolean => {
    const late = performance.now() - begun
    const now = spent()
    if (now === undefined) return late >= deadline * patienceByLoad()
    const isIdle = now - last < IDLE * every
    last = now
    return isIdle || now - before >= deadline || late >= deadline * MOST_PATIENCE
  }
  let looks: NodeJS.Timeout | undefined
  const look = () => {
    if (!isOver()) return
    clearInterval(looks)
    onLate()
  }
  let timer = setTimeout(() => {
    last = spent() ?? before
    timer = setTimeout(() => {
      looks = setInterval(look, every)
      look()
    }, every)
  }, deadline - every)
  return () => {
    clearTimeout(timer)
    clearInterval(looks)
  }
}

function patienceByLoad(): number {
  const load = numberAt(loadavg(), 0) / availableParallelism()
  return Math.min(MOST_PATIENCE_BY_LOAD, Math.max(1, load))
}
