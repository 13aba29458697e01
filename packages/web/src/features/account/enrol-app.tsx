import type { DataOf } from '@tickmark/contract'
import { useId, useState } from 'react'
import { encode } from 'uqr'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/field.tsx'
import { fieldFailure, type FieldFailure } from './field-failure.ts'

/** Modules of the white rim that readers of QR codes need. */
const RIM = 4

interface Props {
  t: ProfileTexts
  enrolment: DataOf<'beginSecondFactor'>
  confirm: (code: string) => Promise<void>
  onCancel: () => void
}

/** The secret as a picture and as text, and the first code that the app makes of it. */
export function EnrolApp({ t: { secondFactor: t }, enrolment, confirm, onCancel }: Props) {
  const [failure, setFailure] = useState<FieldFailure>()
  async function send(form: FormData): Promise<boolean> {
    try {
      await confirm(String(form.get('code')))
    } catch (error) {
      setFailure(await fieldFailure(error))
    }
    return false
  }
  return (
    <div className="grid max-w-2xl gap-6 sm:grid-cols-[auto_1fr]">
      <QrCode text={enrolment.uri} label={t.qr} />
      <SentForm send={send} className="space-y-4">
        <p className="text-table">{t.scan}</p>
        <p className="text-meta text-ink-2">
          {t.typed}{' '}
          <code className="mt-1 block rounded-sm bg-sunken p-2 text-table break-all text-ink select-all">
            {enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <TextField
          label={t.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          error={failure?.text}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t.confirm}</Button>
          <Button look="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      </SentForm>
    </div>
  )
}

/** Black on white in either theme: many readers do not take the reverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  const title = useId()
  const { data, size } = encode(text, { border: RIM, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-labelledby={title}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 border border-line bg-white"
    >
      <title id={title}>{label}</title>
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
