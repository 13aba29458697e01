import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { errorText } from '../../i18n/error-text.ts'
import type { FormsTexts } from '../../locales/forms/zh-CN.ts'
import { TextField } from '../../ui/field.tsx'

export interface Person {
  name: string
  company: string
  email: string
  phone: string
}

export const NOBODY: Person = { name: '', company: '', email: '', phone: '' }

interface Props {
  t: FormsTexts
  register: UseFormRegister<Person>
  errors: FieldErrors<Person>
}

/** The four fields about the person, equal in all forms. */
export function PersonFields({ t, register, errors }: Props) {
  const fields = [
    { name: 'name', autoComplete: 'name', type: 'text' },
    { name: 'company', autoComplete: 'organization', type: 'text' },
    { name: 'email', autoComplete: 'email', type: 'email' },
    { name: 'phone', autoComplete: 'tel', type: 'tel' },
  ] as const
  return fields.map(({ name, ...input }) => (
    <TextField
      key={name}
      label={t[name]}
      required
      error={errorText(errors[name]?.message)}
      {...input}
      {...register(name)}
    />
  ))
}
