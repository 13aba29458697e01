import type { Letterhead } from '@tickmark/contract'
import { useState } from 'react'
import type { ProfileTexts } from '../locales/profile/zh-CN.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { SentForm } from '../ui/sent-form.tsx'
import { toast } from '../ui/toast.ts'

/** Bytes of a logo: what the API takes, as a data address. */
const MOST_BYTES = 290_000
const TYPES = ['image/png', 'image/jpeg']

interface Props {
  t: ProfileTexts['letterhead']
  saved: Letterhead
  /** Throws where it could not be saved, which has been shown then. */
  onSave: (letterhead: Letterhead) => Promise<void>
}

/** The form of a letterhead: the firm and its logo. */
export function LetterheadFields({ t, saved, onSave }: Props) {
  const [logo, setLogo] = useState(saved.logo)
  async function save(form: FormData): Promise<boolean> {
    try {
      await onSave({ firm: String(form.get('firm')), logo })
      toast.success(t.saved)
    } catch {
      // The request has shown the failure.
    }
    // What was saved stands there already.
    return false
  }
  async function pick(file: File | undefined): Promise<void> {
    if (!file) return
    if (!TYPES.includes(file.type) || file.size > MOST_BYTES) return void toast.error(t.refused)
    setLogo(await readAddress(file))
  }
  return (
    <SentForm send={save} className="max-w-md space-y-5">
      <TextField label={t.firm} name="firm" maxLength={120} defaultValue={saved.firm} autoComplete="organization" />
      <div>
        <p className="text-table font-medium">{t.logo}</p>
        <p className="mb-2 text-meta text-ink-3">{t.hint}</p>
        {logo && (
          <div className="mb-3 flex items-center gap-3">
            <img src={logo} alt={t.logo} className="max-h-16 max-w-48 border border-line bg-white p-2" />
            <Button look="quiet" size="small" onClick={() => setLogo(null)}>
              {t.remove}
            </Button>
          </div>
        )}
        {/* The button of a browser speaks the browser's language, not the one that was chosen here. */}
        <label className={`${buttonClass('secondary', 'small')} cursor-pointer focus-within:outline-2`}>
          {t.choose}
          <input
            id="logo"
            type="file"
            accept={TYPES.join(',')}
            className="sr-only"
            onChange={({ currentTarget }) => void pick(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <Button type="submit">{t.save}</Button>
    </SentForm>
  )
}

function readAddress(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(String(reader.result)))
  reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
  reader.readAsDataURL(file)
  return promise
}
