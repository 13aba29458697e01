import { LIMITS } from '@tickmark/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { type ListedUser, PLANS } from './listed-user.ts'

type Plan = (typeof PLANS)[number]

/** Reports that a plan begins with; the operator may write others. Empty: no limit. */
const USUAL: Record<Plan, string> = {
  trial: String(LIMITS.trialReports),
  basic: '0',
  professional: String(LIMITS.professionalReportsPerMonth),
  enterprise: '',
}
const DAY = 24 * 3600_000
/** The last moment of a day, as the operator's clock has it. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
const dayOf = (time: number): string => new Date(time).toLocaleDateString('sv-SE')

/** Another plan, more reports, or a trial that goes on: one form, since the three depend on each other. */
export function ChangePlan({
  t: { users: t },
  user,
  onClose,
}: {
  t: AdminTexts
  user: ListedUser
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [plan, setPlan] = useState<Plan>(user.plan)
  const [quota, setQuota] = useState(user.quota === null ? '' : String(user.quota))
  const [until, setUntil] = useState(user.plan_ends_at ? dayOf(Date.parse(user.plan_ends_at)) : '')
  const choose = (next: Plan): void => {
    setPlan(next)
    setQuota(USUAL[next])
    setUntil(next === 'trial' ? dayOf(Date.now() + LIMITS.trialDays * DAY) : '')
  }
  // A trial that is over goes on from today, one that runs from its end.
  const extend = (): void =>
    setUntil(dayOf(Math.max(Date.now(), until ? Date.parse(endOf(until)) : 0) + LIMITS.trialDays * DAY))
  async function save(): Promise<void> {
    const body = {
      user_id: user.user_id,
      plan,
      quota: quota === '' ? null : Number(quota),
      plan_ends_at: until ? endOf(until) : null,
    }
    try {
      await request('adminChangePlan', { body })
    } catch {
      return
    }
    toast.success(t.done)
    onClose()
    await queries.invalidateQueries({ queryKey: ['admin'] })
  }
  return (
    <Dialog open onClose={onClose} title={t.changePlanTitle(user.username)} closeLabel={t.close}>
      <form action={save} className="space-y-4">
        <SelectField
          label={t.plan}
          value={plan}
          options={PLANS.map((value) => ({ value, label: t.plans[value] }))}
          onChange={({ target }) => choose(PLANS.find((known) => known === target.value) ?? plan)}
        />
        <TextField
          label={plan === 'trial' ? t.reportsInAll : t.reportsMonthly}
          hint={t.noLimit}
          type="number"
          min={0}
          value={quota}
          onChange={({ target }) => setQuota(target.value)}
        />
        <div className="flex items-end gap-3">
          <TextField
            className="flex-1"
            label={t.planEnds}
            hint={t.noEnd}
            type="date"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
          {/* As high as the field beside it, whose hint stands below. */}
          <Button look="secondary" className="mb-7 min-h-11" onClick={extend}>
            {t.extend(LIMITS.trialDays)}
          </Button>
        </div>
        <div className="flex justify-end gap-2">
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </Dialog>
  )
}
