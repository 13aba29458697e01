import { useEffect, useState } from 'react'
import { useRequestCount } from '../api/request-count.ts'

/** Long enough that a quick answer never flashes it. */
const DELAY = 400

export function LoadingOverlay({ text }: { text: string }) {
  const shown = useLasting(useRequestCount() > 0)
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

/** In the place of a page whose scripts are on their way. */
export function PageComing({ text }: { text: string }) {
  const shown = useLasting(true)
  return (
    <div className="flex min-h-[70vh] items-center justify-center" aria-busy="true">
      {shown && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

/** Whether something has been going on for longer than a moment. */
function useLasting(busy: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!busy) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), DELAY)
    return () => clearTimeout(timer)
  }, [busy])
  return lasting
}

export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-4.5 animate-spin rounded-full border-2 border-line-strong border-t-ink"
    />
  )
}
