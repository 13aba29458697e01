import { useEffect, useState } from 'react'

/** How long what is on its way may take before anything says so, so that nothing flashes for a quick answer (ms). */
export const MOMENT = 400

/** Says in the place of what is on its way that it is; the rest of the screen can be used meanwhile. */
export function OnItsWay({ text, className }: { text: string; className: string }) {
  const shown = useLasting(true, MOMENT)
  return (
    <div className={`flex items-center justify-center ${className}`} aria-busy="true">
      {shown && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

/** Whether `busy` has lasted longer than `moment` (ms). */
export function useLasting(busy: boolean, moment: number): boolean {
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
