import type { InputChange } from '@tickmark/document'
import { Undo2 } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { ChangeForm } from './change-form.tsx'
import type { DeskProps } from './desk-props.ts'
import { DeskFailure, PlaceLink, Working } from './desk-states.tsx'
import { keyOfPlace } from './trace-step.tsx'
import type { WhatIfState } from './use-what-if.ts'
import { WhatIfResults } from './what-if-results.tsx'

interface Props extends DeskProps {
  whatIf: WhatIfState
}

/** A what-if of one's own: inputs with other values above, the results that move below. */
export function WhatIfPanel({ whatIf, ...props }: Props) {
  const { t, onGo } = props
  const { changes, query } = whatIf
  return (
    <>
      <ChangeForm {...props} onChange={whatIf.change} />
      {changes.length > 0 && (
        <section aria-label={t.desk.changed} className="mt-3">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-meta font-semibold text-ink-2">{t.desk.changed}</h3>
            <Button look="secondary" size="small" onClick={whatIf.reset}>
              {t.desk.resetAll}
            </Button>
          </div>
          <ul data-changes>
            {changes.map((change) => (
              <Change key={keyOfPlace(change)} {...{ t, change, whatIf, onGo }} />
            ))}
          </ul>
        </section>
      )}
      {query.error && <DeskFailure t={t} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isFetching && <Working text={t.desk.computing} />}
      {query.data && changes.length > 0 && <WhatIfResults {...{ t, onGo }} told={query.data} />}
    </>
  )
}

interface ChangeProps extends Pick<DeskProps, 't' | 'onGo'> {
  change: InputChange
  whatIf: WhatIfState
}

function Change({ t, change, whatIf, onGo }: ChangeProps) {
  const move = whatIf.query.data?.inputs.find(({ sheet, cell }) => sheet === change.sheet && cell === change.cell)
  return (
    <li className="flex min-h-9 items-center gap-2 border-b border-line">
      <span className="min-w-0 flex-1">
        <PlaceLink t={t} {...change} label={move?.label ?? ''} onGo={onGo} />
      </span>
      <span className="num whitespace-nowrap">
        {move ? `${move.before} → ${move.after ?? change.value}` : `→ ${change.value}`}
      </span>
      <IconButton label={t.desk.undo(keyOfPlace(change))} className="size-8!" onClick={() => whatIf.undo(change)}>
        <Undo2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  )
}
