import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** An empty list, with a way on. */
export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="border-y border-line py-16 text-center">
      <h2 className="font-serif text-xl">{title}</h2>
      {text && <p className="mx-auto mt-2 max-w-prose text-ink-2">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}

interface ErrorProps {
  text: string
  retry?: () => void
  retryLabel?: string
  /** True where it is the only content of the page; its title is then the heading. */
  whole?: boolean
  /** Further actions. */
  children?: ReactNode
}

export function ErrorState({ text, retry, retryLabel, whole = false, children }: ErrorProps) {
  return (
    <div role="alert" className="border-y border-line py-12 text-center">
      {whole ? <h1 className="font-serif text-xl">{text}</h1> : <p className="text-ink-2">{text}</p>}
      {retry && (
        <Button look="secondary" className="mt-4" onClick={retry}>
          {retryLabel}
        </Button>
      )}
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}

export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-sm bg-sunken"
    >
      <div className="h-full bg-ink transition-[width] duration-200" style={{ width: `${percent}%` }} />
    </div>
  )
}
