import type { Letterhead } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'

const KEY = ['letterhead']
/** Bytes of a logo: what the API takes, as a data address. */
const MOST_BYTES = 290_000
const TYPES = ['image/png', 'image/jpeg']

/** The firm and the logo on the cover of reports. */
export function LetterheadForm({ t }: { t: ProfileTexts }) {
  const { data } = useQuery({ queryKey: KEY, queryFn: () => request('getLetterhead') })
  return (
    <section aria-labelledby="letterhead">
      <h2 id="letterhead" className="mb-1 font-serif text-xl font-semibold">
        {t.letterhead.title}
      </h2>
      <p className="mb-4 text-table text-ink-2">{t.letterhead.lead}</p>
      {data && <Fields key={`${data.firm} ${data.logo?.length}`} t={t} saved={data} />}
    </section>
  )
}

function Fields({ t, saved }: { t: ProfileTexts; saved: Letterhead }) {
  const queries = useQueryClient()
  const [logo, setLogo] = useState(saved.logo)
  async function save(form: FormData): Promise<void> {
    try {
      queries.setQueryData(KEY, await request('setLetterhead', { body: { firm: String(form.get('firm')), logo } }))
      toast.success(t.letterhead.saved)
    } catch {
      // The request has shown the failure.
    }
  }
  async function pick(file: File | undefined): Promise<void> {
    if (!file) return
    if (!TYPES.includes(file.type) || file.size > MOST_BYTES) return void toast.error(t.letterhead.refused)
    setLogo(await readAddress(file))
  }
  return (
    <form action={save} className="max-w-md space-y-5">
      <TextField
        label={t.letterhead.firm}
        name="firm"
        maxLength={120}
        defaultValue={saved.firm}
        autoComplete="organization"
      />
      <div>
        <p className="text-table font-medium">{t.letterhead.logo}</p>
        <p className="mb-2 text-meta text-ink-3">{t.letterhead.hint}</p>
        {logo && (
          <div className="mb-3 flex items-center gap-3">
            <img src={logo} alt={t.letterhead.logo} className="max-h-16 max-w-48 border border-line bg-white p-2" />
            <Button look="quiet" size="small" onClick={() => setLogo(null)}>
              {t.letterhead.remove}
            </Button>
          </div>
        )}
        {/* The button of a browser speaks the browser's language, not the one that was chosen here. */}
        <label className={`${buttonClass('secondary', 'small')} cursor-pointer focus-within:outline-2`}>
          {t.letterhead.choose}
          <input
            id="logo"
            type="file"
            accept={TYPES.join(',')}
            className="sr-only"
            onChange={({ currentTarget }) => void pick(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <Button type="submit">{t.letterhead.save}</Button>
    </form>
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
