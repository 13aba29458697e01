import type { Severity } from '@tickmark/document'

const SIGNS: Record<Severity, { sign: string; className: string }> = {
  serious: { sign: '▲', className: 'text-seal' },
  warning: { sign: '◆', className: 'text-warn' },
  suggestion: { sign: '●', className: 'text-note' },
}

interface Props {
  label: string
  count: number
  pressed: boolean
  severity?: Severity
  onClick: () => void
}

/** Shows the problems of one grade alone, and how many there are. */
export function SeverityChip({ label, count, pressed, severity, onClick }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`num inline-flex min-h-8 items-center gap-1 rounded-sm border px-1.5 text-meta font-medium whitespace-nowrap ${pressed ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-surface hover:bg-sunken'}`}
    >
      {severity && (
        <span aria-hidden className={pressed ? '' : SIGNS[severity].className}>
          {SIGNS[severity].sign}
        </span>
      )}
      {label} {count}
    </button>
  )
}
