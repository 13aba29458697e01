import { type ComponentProps } from 'react'
import type { AccountTexts } from '../../locales/account.zh-CN.ts'
import { errorText } from '../../locales/error-text.ts'
import { TextField } from '../../ui/field.tsx'
import { type CheckedField as Name, useAvailability } from './use-availability.ts'

interface Props extends ComponentProps<'input'> {
  t: AccountTexts
  field: Name
  label: string
  current: string
  wellFormed: boolean
  error?: string | undefined
  hint?: string
}

/** A text field whose value must be free; says so while typing. */
export function CheckedField({ t, field, current, wellFormed, error, hint, ...rest }: Props) {
  const availability = useAvailability(field, current, wellFormed)
  const refusal = availability.state === 'refused' ? (errorText(availability.reason) ?? t.register.taken) : undefined
  const note =
    availability.state === 'available' ? (
      <span className="text-pass">✓ {t.register.available}</span>
    ) : availability.state === 'checking' ? (
      t.register.checking
    ) : (
      hint
    )
  return <TextField required error={error ?? refusal} hint={note} {...rest} />
}
