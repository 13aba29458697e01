import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'

/** Days that a key may be valid. */
const MOST_DAYS = 3650

export function CreateKey({ t, onCreated }: { t: ProfileTexts; onCreated: () => void }) {
  const [made, setMade] = useState<string>()
  async function create(form: FormData): Promise<boolean> {
    const scope = form.get('scope') === 'read' ? ('read' as const) : ('write' as const)
    const days = Number(form.get('days')) || undefined
    try {
      const { key } = await request('createKey', {
        body: { name: String(form.get('name')), scope, expires_in_days: days },
      })
      setMade(key)
      onCreated()
      return true
    } catch {
      // The request has shown the failure.
      return false
    }
  }
  return (
    <SentForm send={create} className="mb-4 grid items-end gap-4 sm:grid-cols-[1fr_11rem_9rem_auto]">
      <TextField label={t.keys.name} name="name" maxLength={80} required />
      <SelectField
        label={t.keys.scope}
        name="scope"
        defaultValue="read"
        options={(['read', 'write'] as const).map((value) => ({ value, label: t.keys[value] }))}
      />
      <TextField label={t.keys.days} name="days" type="number" min={1} max={MOST_DAYS} placeholder={t.keys.never} />
      <Button type="submit" look="secondary">
        {t.keys.create}
      </Button>
      <ShownOnce
        value={made}
        texts={{
          title: t.keys.title,
          text: t.keys.shown,
          copy: t.keys.copy,
          copied: t.keys.copied,
          close: t.keys.close,
        }}
        onClose={() => setMade(undefined)}
      />
    </SentForm>
  )
}
