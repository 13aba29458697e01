import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'
import { controlClass, Field } from '../../ui/field.tsx'

interface Props extends ComponentProps<'input'> {
  t: AccountTexts
  label: string
  error?: string | undefined
  hint?: string
}

export function PasswordField({ t, label, error, hint, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <div className="relative">
          <input type={shown ? 'text' : 'password'} className={`${controlClass} pr-11`} {...input} {...control} />
          <button
            type="button"
            aria-label={shown ? t.hidePassword : t.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 px-3 text-ink-3 hover:text-ink"
          >
            <Icon aria-hidden className="size-4.5" />
          </button>
        </div>
      )}
    </Field>
  )
}
