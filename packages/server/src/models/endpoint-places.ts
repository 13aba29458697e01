/** The places of an endpoint that are taken, and who waits for one. */
interface Places {
  taken: number
  waiting: (() => void)[]
}

const byHost = new Map<string, Places>()

/**
 * Calls an endpoint when one of its places in this process is free. The queue counts them over all processes, but several workers that
 * look for a job at the same moment may each find the last place free. Rejects with the signal's reason while it waits.
 */
export async function atEndpoint<T>(
  { url, atOnce }: { url: string; atOnce: number },
  signal: AbortSignal,
  call: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const { host } = new URL(url)
  const places = byHost.get(host) ?? { taken: 0, waiting: [] }
  byHost.set(host, places)
  if (places.taken < atOnce) places.taken++
  else await waitForPlace(places, signal)
  try {
    return await call()
  } finally {
    const next = places.waiting.shift()
    // Who waits takes the place over; it is never free in between.
    if (next) next()
    else if (--places.taken === 0) byHost.delete(host)
  }
}

function waitForPlace(places: Places, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = (): void => {
    places.waiting = places.waiting.filter((one) => one !== take)
    reject(signal.reason as Error)
  }
  const take = (): void => {
    signal.removeEventListener('abort', giveUp)
    resolve()
  }
  signal.addEventListener('abort', giveUp, { once: true })
  places.waiting.push(take)
  return promise
}
