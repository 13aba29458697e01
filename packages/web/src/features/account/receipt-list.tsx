import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { causeText, ReceiptButton } from '../../download/receipt.tsx'
import { formatDateTime, formatNumber, formatSize } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { receiptsCatalogue } from '../../locales/receipts/catalogue.ts'
import { Button } from '../../ui/button.tsx'

/** What is left of a person's tasks that were deleted, by himself or by the operator's rule. */
export function ReceiptList() {
  const t = useTexts(receiptsCatalogue)
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['receipts'],
    queryFn: ({ pageParam: page }) => request('listReceipts', { query: { page } }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
  })
  const receipts = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="font-serif text-xl font-semibold">
        {t.title}
      </h2>
      <p className="mt-1 mb-4 text-table text-ink-2">{t.lead}</p>
      {data && receipts.length === 0 && <p className="border-y border-line py-3 text-ink-2">{t.empty}</p>}
      <ul className="border-y border-line empty:hidden">
        {receipts.map((receipt) => (
          <li
            key={receipt.receipt_id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="max-w-xl wrap-anywhere">{receipt.task_name}</p>
              <p className="num text-meta text-ink-2">
                {t.deleted} {formatDateTime(receipt.deleted_at)} · {causeText(t, receipt)} ·{' '}
                {t.files(formatNumber(receipt.files), formatSize(receipt.bytes))}
              </p>
            </div>
            <ReceiptButton t={t} receipt={receipt} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" className="mt-4" onClick={() => void fetchNextPage()}>
          {t.older}
        </Button>
      )}
    </section>
  )
}
