import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { dismissToast, readToasts, subscribeToasts, type Toast, type ToastKind } from './toast.ts'

const LOOK: Record<ToastKind, { icon: typeof Info; className: string }> = {
  success: { icon: CircleCheck, className: 'text-pass' },
  error: { icon: CircleAlert, className: 'text-seal' },
  warning: { icon: TriangleAlert, className: 'text-warn' },
  info: { icon: Info, className: 'text-note' },
}

/** Both live regions exist from the start: screen readers announce only additions to an existing region. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts)
  const urgent = (toast: Toast): boolean => toast.kind === 'error' || toast.kind === 'warning'
  const region = (of: readonly Toast[], live: 'assertive' | 'polite') => (
    <div aria-live={live} className="flex max-w-full flex-col items-center gap-2 lg:items-start">
      {of.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
  return (
    <>
      <div data-no-print className={`${FRAME} ${BELOW_BARS}`}>
        {region(toasts.filter(urgent), 'assertive')}
      </div>
      {/* What went well stands, on a desktop, where nothing is pressed: below on the left, above the offer of another language. */}
      <div
        data-no-print
        className={`${FRAME} max-lg:top-18 [body:has([data-review-document])_&]:max-lg:top-30 lg:right-auto lg:bottom-16 lg:items-start`}
      >
        {region(
          toasts.filter((toast) => !urgent(toast)),
          'polite',
        )}
      </div>
    </>
  )
}

/** Below the header of the site; beside a document below its tabs and toolbar, which are pressed while a toast stands. */
const BELOW_BARS = 'top-18 [body:has([data-review-document])_&]:top-30'
const FRAME = 'pointer-events-none fixed inset-x-0 z-100 flex flex-col items-center gap-2 px-4'

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { icon: Icon, className } = LOOK[toast.kind]
  return (
    <div
      data-toast={toast.kind}
      className={`pointer-events-auto flex max-w-[min(28rem,100%)] animate-[rise_.15s] items-start gap-3 rounded-md border border-line bg-surface py-3 pr-2 pl-4 shadow-sheet transition-opacity duration-500 ${toast.leaving ? 'opacity-0' : ''}`}
    >
      <Icon aria-hidden className={`mt-1 size-4.5 shrink-0 ${className}`} />
      <p className="min-w-0 text-table wrap-anywhere">{toast.text}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="rounded-sm p-1 text-ink-3 hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
