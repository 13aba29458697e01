import { type ComponentProps } from 'react'
import { errorText } from '../../i18n/error-text.ts'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'
import { TextField } from '../../ui/field.tsx'
import { type UniqueField, useAvailability } from './use-availability.ts'

interface Props extends ComponentProps<'input'> {
  t: AccountTexts
  field: UniqueField
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
