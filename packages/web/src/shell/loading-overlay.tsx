import { useRequestCount } from '../api/request-count.ts'
import { MOMENT, OnItsWay, Spinner, useLasting } from '../ui/on-its-way.tsx'
import { usePageOnItsWay } from './transition-router.tsx'

/** Delay of the line, which covers nothing and may come sooner (ms). */
const LINE_DELAY = 250

export function LoadingOverlay({ text }: { text: string }) {
  const shown = useLasting(useRequestCount() > 0, MOMENT)
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
  return <OnItsWay text={text} className="min-h-[70vh]" />
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
