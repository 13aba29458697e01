import { useSyncExternalStore } from 'react'

let inFlight = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  inFlight += by
  for (const listener of listeners) listener()
}

/** Counts a request as in flight until it settles; the shell's overlay shows while the count is above zero. */
export async function counted<T>(request: Promise<T>): Promise<T> {
  change(1)
  try {
    return await request
  } finally {
    change(-1)
  }
}

export const requestsInFlight = (): number => inFlight

export function useRequestCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    requestsInFlight,
    () => 0,
  )
}
