import type { CellTrace, ModelPlaceInfo } from '@tickmark/document'
import { DeskFailure, Working } from './desk-states.tsx'
import type { DeskProps } from './desk-props.ts'
import { keyOfPlace, TraceStep, type Way } from './trace-step.tsx'
import { useTrace } from './use-trace.ts'

/** The picked cell with what it reads and what reads it, each of which opens further. */
export function TracePanel(props: DeskProps) {
  const { t, place } = props
  const { data, error, isPending, refetch } = useTrace(props, place)
  if (!place) return <p className="py-2 text-ink-2">{t.desk.pickAny}</p>
  if (error) return <DeskFailure t={t} error={error} onRetry={() => void refetch()} />
  if (isPending) return <Working text={t.desk.opening} />
  if (!data) return null
  const { at, outside, computesAddresses } = data
  return (
    <>
      <p className="num wrap-anywhere" data-trace-of={keyOfPlace(at)}>
        <b>{keyOfPlace(at)}</b> {at.label} {at.text && <span>= {at.text}</span>}
        {at.formula && <span className="block text-meta text-ink-3">{at.formula}</span>}
      </p>
      {computesAddresses && <p className="mt-1 text-meta text-ink-2">{t.desk.computesAddresses}</p>}
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Steps
          {...props}
          trace={data}
          way="precedents"
          title={t.desk.reads}
          none={outside.length > 0 ? '' : t.desk.readsNothing}
        />
        <Steps {...props} trace={data} way="dependents" title={t.desk.isRead} none={t.desk.readByNone} />
      </div>
      {outside.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          {t.desk.outside}: <span className="num">{outside.join(' · ')}</span>
        </p>
      )}
    </>
  )
}

interface StepsProps extends DeskProps {
  trace: CellTrace
  way: Way
  title: string
  none: string
}

function Steps({ trace, way, title, none, ...props }: StepsProps) {
  const steps: readonly ModelPlaceInfo[] = trace[way]
  return (
    <section className="min-w-0" aria-label={title}>
      <h3 className="text-meta font-semibold text-ink-2">{title}</h3>
      {steps.length === 0 && <p className="text-ink-3">{none}</p>}
      <ul data-steps={way}>
        {steps.map((step) => (
          <TraceStep key={keyOfPlace(step)} {...props} {...{ step, way }} above={[keyOfPlace(trace.at)]} />
        ))}
      </ul>
      {trace.omitted[way] > 0 && <p className="text-meta text-ink-3">{props.t.desk.more(trace.omitted[way])}</p>}
    </section>
  )
}
