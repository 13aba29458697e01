import type { DataOf } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { PLANS } from './listed-user.ts'

export function CreateCodes({ t }: { t: AdminTexts }) {
  const queries = useQueryClient()
  const [made, setMade] = useState<DataOf<'createCodes'>>()
  async function create(form: FormData): Promise<boolean> {
    const number = (name: string): number | undefined => Number(form.get(name)) || undefined
    const body = {
      count: number('count') ?? 1,
      max_uses: number('max_uses') ?? 1,
      expires_in_days: number('expires_in_days'),
      note: String(form.get('note') ?? ''),
      plan: PLANS.find((plan) => plan === form.get('plan')),
    }
    try {
      const batch = await request('createCodes', { body })
      setMade(batch)
      toast.success(t.codes.createdToast(batch.codes.length))
      await queries.invalidateQueries({ queryKey: ['admin', 'codes'] })
      return true
    } catch {
      // The request has shown the failure.
      return false
    }
  }
  return (
    <SentForm send={create} className="mb-6 border-y border-line py-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[6rem_9rem_9rem_10rem_1fr_auto]">
        <TextField label={t.codes.count} name="count" type="number" min={1} max={500} defaultValue={1} required />
        <TextField
          label={t.codes.maxUses}
          name="max_uses"
          type="number"
          min={1}
          max={10_000}
          defaultValue={1}
          required
        />
        <TextField
          label={t.codes.expires}
          name="expires_in_days"
          type="number"
          min={1}
          max={3650}
          placeholder={t.codes.never}
        />
        <SelectField
          label={t.users.plan}
          name="plan"
          defaultValue="enterprise"
          options={PLANS.map((plan) => ({ value: plan, label: t.users.plans[plan] }))}
        />
        <TextField label={t.codes.note} name="note" maxLength={200} />
        <Button type="submit">{t.codes.create}</Button>
      </div>
      {made && (
        <div className="mt-4 flex flex-wrap items-start gap-4">
          <p className="text-table font-medium">
            {t.users.plan} · {t.users.plans[made.plan]}
          </p>
          <pre className="rounded-sm bg-sunken px-4 py-2 text-table">{made.codes.join('\n')}</pre>
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              void navigator.clipboard?.writeText(made.codes.join('\n')).then(() => toast.success(t.codes.copied))
            }
          >
            {t.codes.copy}
          </Button>
        </div>
      )}
    </SentForm>
  )
}
