import { type ComponentProps, type ReactNode, useId } from 'react'

const boxClass =
  'w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-table text-ink disabled:opacity-60 aria-invalid:border-seal'
/** Of one line, as high as a button: what stands in one row has one height and one upper edge. */
export const controlClass = `${boxClass} h-10`

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  className?: string
}

interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

/** The mark at the label of a required field; for screen readers the control itself is marked. */
export function RequiredMark() {
  return (
    <span aria-hidden className="ml-1 text-seal">
      *
    </span>
  )
}

/** Label, control, hint and error, linked for screen readers. */
export function Field({
  label,
  error,
  hint,
  required,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-meta font-medium text-ink-2">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-meta text-seal">
          {error}
        </p>
      ) : (
        hint && (
          <div id={`${id}-hint`} className="mt-1 text-meta text-ink-3">
            {hint}
          </div>
        )
      )}
    </div>
  )
}

export function TextField({ label, error, hint, required, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, error, hint, required, className }}>
      {(control) => <input className={controlClass} {...input} {...control} />}
    </Field>
  )
}

export function TextArea({
  label,
  error,
  hint,
  required,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint, required, className }}>
      {(control) => <textarea className={boxClass} rows={4} {...area} {...control} />}
    </Field>
  )
}

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export function SelectField({
  label,
  error,
  hint,
  required,
  className,
  options,
  placeholder,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string }) {
  return (
    <Field {...{ label, error, hint, required, className }}>
      {(control) => (
        <select className={controlClass} {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
