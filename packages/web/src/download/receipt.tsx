import type { DeletionReceipt } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { showFailure } from '../api/request.ts'
import { fetchResource, saveAs } from '../api/resource.ts'
import { formatNumber } from '../i18n/format.ts'
import type { ReceiptsTexts } from '../locales/receipts/zh-CN.ts'
import { Button } from '../ui/button.tsx'

/** By which rule, or by whom, a task was deleted. */
export function causeText(t: ReceiptsTexts, { cause, days, by }: DeletionReceipt): string {
  if (cause === 'retention') return t.byRule(formatNumber(days ?? 0))
  return (cause === 'owner' ? t.byOwner : t.withAccount)(by ?? '')
}

/** The receipt as a file, once there is one. */
export function ReceiptButton({ t, receipt }: { t: ReceiptsTexts; receipt: DeletionReceipt }) {
  const { receipt_id, sha256, task_name: name } = receipt
  async function save(): Promise<void> {
    try {
      const response = await fetchResource(addressOf('getReceipt', { query: { receipt_id } }))
      saveAs(await response.blob(), `deletion-receipt-${receipt_id}.json`)
    } catch (error) {
      await showFailure(error)
    }
  }
  if (sha256 === null) return <span className="text-meta text-ink-2">{t.pending}</span>
  return (
    <Button look="secondary" size="small" aria-label={`${t.download}: ${name}`} onClick={() => void save()}>
      {t.download}
    </Button>
  )
}
