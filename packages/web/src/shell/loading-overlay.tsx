import { useEffect, useState } from 'react'
import { useRequestCount } from '../api/request-count.ts'
import { usePageOnItsWay } from './transition-router.tsx'

/** Delay of the overlay, so that it does not flash for a quick answer (ms). */
const DELAY = 400
/** Delay of the line, which covers nothing and may come sooner (ms). */
const LINE_DELAY = 250

export function LoadingOverlay({ text }: { text: string }) {
  const shown = useLasting(useRequestCount() > 0, DELAY)
  if (!shown) return null
  return (
    <div data-overlay role="status" className="fixed inset-0 z-90 flex items-center justify-center bg-paper/70">
      <div className="flex items-center gap-3 rounded-md border border-line bg-surface px-6 py-4 shadow-sheet">
        <Spinner />
        <span>{text}</span>
      </div>
    </div>
  )
}

/** Shown instead of a page whose scripts are loading. */
export function PageComing({ text }: { text: string }) {
  const shown = useLasting(true, DELAY)
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

/** A line above the current page while the next one loads. */
export function NextPageComing({ text }: { text: string }) {
  const shown = useLasting(usePageOnItsWay(), LINE_DELAY)
  return (
    <div role="status">
      {shown && (
        <>
          <span className="sr-only">{text}</span>
          <span aria-hidden className="page-line fixed inset-x-0 top-0 z-90 h-1 bg-ink" />
        </>
      )}
    </div>
  )
}

/** Whether `busy` has lasted longer than `moment` (ms). */
function useLasting(busy: boolean, moment: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!busy) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), moment)
    return () => clearTimeout(timer)
  }, [busy, moment])
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
