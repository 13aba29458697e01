import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'
import { controlClass, Field } from '../../ui/field.tsx'

interface Props extends ComponentProps<'input'> {
  t: AccountTexts
  image: string | undefined
  error?: string | undefined
  onRenew: () => void
}

export function CaptchaField({ t, image, error, onRenew, ...input }: Props) {
  return (
    <Field label={t.register.code} error={error} hint={`${t.register.codeHint} · ${t.register.renew}`} required>
      {(control) => (
        <div className="flex gap-3">
          <input className={controlClass} autoComplete="off" autoCapitalize="none" {...input} {...control} />
          <button
            type="button"
            aria-label={`${t.register.captcha}: ${t.register.renew}`}
            onClick={onRenew}
            className="flex h-10 w-36 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line-strong bg-white"
          >
            {image ? (
              <img src={image} alt={t.register.captcha} className="h-full w-full object-contain" />
            ) : (
              <RefreshCw aria-hidden className="size-4 text-ink-3" />
            )}
          </button>
        </div>
      )}
    </Field>
  )
}
