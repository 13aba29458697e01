import type { InputChange } from '@tickmark/document'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { DeskProps } from './desk-props.ts'
import { DeskFailure, Working } from './desk-states.tsx'
import { parseAmount } from './parse-amount.ts'
import { keyOfPlace } from './trace-step.tsx'
import { useTrace } from './use-trace.ts'

interface Props extends DeskProps {
  onChange: (change: InputChange) => void
}

/** Another value for the picked cell, where that is a typed number; else what to pick. */
export function ChangeForm({ onChange, ...props }: Props) {
  const { t, place } = props
  const { data, error, isPending, refetch } = useTrace(props, place)
  if (!place) return <p className="py-2 text-ink-2">{t.desk.pickInput}</p>
  if (error) return <DeskFailure t={t} error={error} onRetry={() => void refetch()} />
  if (isPending) return <Working text={t.desk.opening} />
  const isInput = data && data.at.role === 'input' && data.at.formula === undefined && data.at.count === 1
  if (!isInput) return <p className="py-2 text-ink-2">{t.desk.pickInput}</p>
  const { sheet, cell, label, text } = data.at
  return (
    <NewValue
      key={keyOfPlace(place)}
      t={t}
      name={`${label} (${keyOfPlace(place)}): ${text}`}
      onValue={(value) => onChange({ sheet, cell, value })}
    />
  )
}

function NewValue({ t, name, onValue }: Pick<Props, 't'> & { name: string; onValue: (value: number) => void }) {
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const value = parseAmount(String(new FormData(event.currentTarget).get('value')))
    setWrong(value === undefined)
    if (value !== undefined) onValue(value)
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <label className="min-w-0 flex-1">
        <span className="num block text-meta wrap-anywhere text-ink-2">{name}</span>
        <input
          name="value"
          aria-label={`${t.desk.newValue}: ${name}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          placeholder={t.desk.newValue}
          autoComplete="off"
          className="num h-9 w-full rounded-sm border border-line-strong bg-surface px-2"
        />
      </label>
      <Button type="submit" size="small" className="min-h-9">
        {t.desk.compute}
      </Button>
      {isWrong && (
        <p id={id} role="alert" className="w-full text-meta text-seal">
          {t.desk.noNumber}
        </p>
      )}
    </form>
  )
}
