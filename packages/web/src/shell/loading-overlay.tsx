import { useEffect, useState } from 'react'
import { useRequestCount } from '../api/request-count.ts'

/** Long enough that a quick answer never flashes it. */
const DELAY = 400

export function LoadingOverlay({ text }: { text: string }) {
  const busy = useRequestCount() > 0
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), DELAY)
    return () => clearTimeout(timer)
  }, [busy])
  if (!shown) return null
  return (
    <div role="status" className="fixed inset-0 z-90 flex items-center justify-center bg-paper/70">
      <div className="flex items-center gap-3 rounded-md border border-line bg-surface px-6 py-4 shadow-sheet">
        <Spinner />
        <span>{text}</span>
      </div>
    </div>
  )
}

export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-4.5 animate-spin rounded-full border-2 border-line-strong border-t-ink"
    />
  )
}
