/** How many children work for each share, in all pools of this process. */
const working = new Map<string, number>()
const listeners = new Set<() => void>()

/** Counts a child that begins to work for a share. Answers how to tell that it has ended; told twice it counts once. */
export function countWorking(share: string | undefined): () => void {
  if (share === undefined) return () => {}
  working.set(share, (working.get(share) ?? 0) + 1)
  let ended = false
  return () => {
    if (ended) return
    ended = true
    const left = (working.get(share) ?? 1) - 1
    if (left > 0) working.set(share, left)
    else working.delete(share)
    for (const listener of listeners) listener()
  }
}

/** Runs when a child has ended its work in any pool: what was held back there may begin. Answers how to stop. */
export function onWorkEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a share keeps as many children busy as there are places, in all pools, while others work as well. */
export function isGreedy(share: string | undefined, places: number): boolean {
  return share !== undefined && working.size > 1 && (working.get(share) ?? 0) >= places
}
