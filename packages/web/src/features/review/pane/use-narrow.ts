import { useSyncExternalStore } from 'react'

const query = (): MediaQueryList => matchMedia('(max-width: 639px)')

function subscribe(listener: () => void): () => void {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the screen is so narrow that the print of a whole page is too small to be read. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
