import type { ConsultRecord } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  t: AdminTexts
  row: ConsultRecord
  /** A link that could not be mailed, to be handed over. */
  onLink: (link: string) => void
}

/** From a trial request to its account in one press, and how far the trial has come. */
export function TrialAccount({ t, row, onLink }: Props) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { account } = row
  async function open(): Promise<void> {
    setBusy(true)
    try {
      const { token } = await request('adminOpenTrial', { body: { consult_id: row.consult_id } })
      if (token) onLink(`${location.origin}/reset?new=1#${token}`)
      else toast.success(t.trial.mailed(String(row.fields.email)))
      await queries.invalidateQueries({ queryKey: ['admin'] })
    } catch {
      // The request has shown the failure.
    } finally {
      setBusy(false)
    }
  }
  if (row.kind !== 'trial') return null
  if (!account)
    return (
      <Button size="small" disabled={busy} onClick={() => void open()}>
        {t.trial.open}
      </Button>
    )
  const waits = account.plan === 'trial' && account.plan_ends_at === null
  return (
    <div className="min-w-40 space-y-1" data-trial-account>
      <b className="block font-semibold wrap-anywhere">{account.username}</b>
      <p className="num text-meta text-ink-2">{stateOf(t, account)}</p>
      {waits && (
        <Button look="secondary" size="small" disabled={busy} onClick={() => void open()}>
          {t.trial.again}
        </Button>
      )}
    </div>
  )
}

function stateOf(t: AdminTexts, account: NonNullable<ConsultRecord['account']>): string {
  const { plan, plan_ends_at: end, reports_left: left } = account
  if (plan !== 'trial') return t.users.plans[plan]
  if (!end) return t.trial.waits
  if (Date.parse(end) < Date.now()) return t.trial.over(formatDate(end))
  return t.trial.running(formatDate(end), formatNumber(left ?? 0))
}
