import { useCallback, useInsertionEffect, useRef } from 'react'

/** The same function on every render that always runs the latest `callback`: rows that take it need not be made again. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
