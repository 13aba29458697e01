import type { ModelPlace, ModelPlaceInfo } from '@tickmark/document'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { DeskProps } from './desk-props.ts'
import { DeskFailure, PlaceLink, Working } from './desk-states.tsx'
import { useTrace } from './use-trace.ts'

export type Way = 'precedents' | 'dependents'

export const keyOfPlace = ({ sheet, cell }: ModelPlace): string => `${sheet}!${cell}`

interface Props extends DeskProps {
  step: ModelPlaceInfo
  way: Way
  /** The places that lead here: one that comes again feeds itself. */
  above: readonly string[]
}

/** One cell or range of a trace, with its value; what lies behind it opens below. */
export function TraceStep({ step, way, above, ...props }: Props) {
  const { t, onGo } = props
  const [isOpen, setOpen] = useState(false)
  const key = keyOfPlace(step)
  const isLoop = above.includes(key)
  const leadsOn = !isLoop && (way === 'precedents' ? step.reads : step.isRead)
  return (
    <li className="min-w-0">
      <span className="flex min-h-7 items-start gap-1">
        {leadsOn ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t.desk.follow(key)}
            className="flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden className={`size-4 ${isOpen ? 'rotate-90' : ''}`} />
          </button>
        ) : (
          <span className="size-6 shrink-0" />
        )}
        <span className="min-w-0 flex-1">
          <PlaceLink t={t} {...step} onGo={onGo} />
          {isLoop && <span className="ml-2 text-meta text-seal">{t.desk.loop}</span>}
        </span>
        <span className="num max-w-[45%] truncate">{step.count > 1 ? t.desk.cells(step.count) : step.text}</span>
      </span>
      {isOpen && <Further {...props} {...{ step, way }} above={[...above, key]} />}
    </li>
  )
}

function Further({ step, way, above, ...props }: Props) {
  const { t } = props
  const { data, error, refetch } = useTrace(props, step)
  if (error) return <DeskFailure t={t} error={error} onRetry={() => void refetch()} />
  if (!data) return <Working text={t.desk.opening} />
  return (
    <ul className="ml-3 border-l border-line pl-1">
      {data[way].map((next) => (
        <TraceStep key={keyOfPlace(next)} {...props} step={next} {...{ way, above }} />
      ))}
      {data.omitted[way] > 0 && <li className="text-meta text-ink-3">{t.desk.more(data.omitted[way])}</li>}
    </ul>
  )
}
