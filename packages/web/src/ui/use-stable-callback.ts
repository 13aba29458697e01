import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function that stays the same on every render and runs the latest `callback`: memoised rows that take it are not rendered again. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
