import { STEPS, type Step, type TaskStatus } from '@tickmark/contract'
import { Check } from 'lucide-react'

interface Props {
  label: string
  steps: Record<Step, string>
  current: Step | null
  status: TaskStatus
}

/** The ten steps of the engine, with the current one marked. */
export function StepRail({ label, steps, current, status }: Props) {
  const at = status === 'completed' ? STEPS.length : current ? STEPS.indexOf(current) : -1
  return (
    <ol aria-label={label} className="grid gap-x-6 sm:grid-cols-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`flex items-center gap-3 border-t border-line py-2 text-table ${index === at ? 'font-semibold' : index < at ? 'text-ink-2' : 'text-ink-3'}`}
        >
          <span
            className={`num inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-meta ${index < at ? 'border-pass text-pass' : index === at ? 'border-ink bg-ink text-on-ink' : 'border-line-strong'}`}
          >
            {index < at ? <Check aria-hidden className="size-3.5" /> : index + 1}
          </span>
          {steps[step]}
        </li>
      ))}
    </ol>
  )
}
