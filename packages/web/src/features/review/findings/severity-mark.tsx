import type { Severity } from '@tickmark/document'

const LOOK: Record<Severity, { sign: string; className: string }> = {
  serious: { sign: '▲', className: 'bg-seal-soft text-seal' },
  warning: { sign: '◆', className: 'bg-warn-soft text-warn' },
  suggestion: { sign: '●', className: 'bg-note-soft text-note' },
}

/** A grade: shape, word and colour together, never colour alone. */
export function SeverityMark({ severity, label }: { severity: Severity; label: string }) {
  const { sign, className } = LOOK[severity]
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-meta font-semibold whitespace-nowrap ${className}`}
    >
      <span aria-hidden>{sign}</span>
      {label}
    </span>
  )
}
