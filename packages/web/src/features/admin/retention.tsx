import type { DataOf } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { causeText, ReceiptButton } from '../../download/receipt.tsx'
import { formatDate, formatDateTime, formatNumber, formatSize } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { receiptsCatalogue } from '../../locales/receipts/catalogue.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { HoldTask } from './hold-task.tsx'
import { PagedTable } from './paged-table.tsx'
import { useSearchedPages } from './use-searched-pages.ts'

type Rule = DataOf<'adminGetRetention'>['rule']

/** How long tasks are kept, what goes next, what is held, and the receipts of what is gone. */
export function Retention({ t }: { t: AdminTexts }) {
  const { data } = useQuery({
    queryKey: ['admin', 'retention', 'rule'],
    queryFn: () => request('adminGetRetention', { query: { page_size: 1 } }, { quiet: true }),
  })
  return (
    <div className="space-y-10">
      {data && <p className="max-w-3xl">{ruleText(t, data.rule)}</p>}
      <RetainedTasks t={t} />
      <Receipts t={t} />
    </div>
  )
}

const ruleText = ({ retention: t }: AdminTexts, rule: Rule): string =>
  rule ? t.rule(formatNumber(rule.days), formatDate(rule.since)) : t.noRule

function RetainedTasks({ t: texts }: { t: AdminTexts }) {
  const t = texts.retention
  const list = useSearchedPages('retention', (query) => request('adminGetRetention', { query }, { quiet: true }))
  return (
    <section aria-labelledby="retained">
      <h2 id="retained" className="mb-3 font-serif text-xl font-semibold">
        {t.tasks}
      </h2>
      <SearchInput className="mb-4 max-w-sm" label={t.search} text={list.search} onText={list.setSearch} />
      <PagedTable
        {...{ t: texts, ...list.table }}
        name={t.tasks}
        hint={list.search ? undefined : t.tasksHint}
        keyOf={({ task_id }) => task_id}
        columns={[
          { label: t.task, cell: ({ name }) => <b className="font-semibold wrap-anywhere">{name}</b> },
          { label: t.owner, cell: ({ owner }) => owner },
          { label: t.ended, cell: ({ finished_at: at }) => formatDate(at) },
          {
            label: t.goes,
            cell: ({ deletes_at: at, held }) =>
              held ? (
                <>
                  <b className="font-semibold">{t.held(held.by, formatDate(held.at))}</b>
                  <span className="block max-w-sm text-meta text-ink-2 wrap-anywhere">{held.reason}</span>
                </>
              ) : at ? (
                formatDate(at)
              ) : (
                t.never
              ),
          },
          { label: texts.users.actions, cell: (task) => <HoldTask t={texts} task={task} /> },
        ]}
      />
    </section>
  )
}

function Receipts({ t: texts }: { t: AdminTexts }) {
  const t = texts.retention
  const receipts = useTexts(receiptsCatalogue)
  const list = useSearchedPages('receipts', (query) => request('adminListReceipts', { query }, { quiet: true }))
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="mb-3 font-serif text-xl font-semibold">
        {receipts.title}
      </h2>
      <SearchInput className="mb-4 max-w-sm" label={t.searchReceipts} text={list.search} onText={list.setSearch} />
      <PagedTable
        {...{ t: texts, ...list.table }}
        name={receipts.title}
        keyOf={({ receipt_id }) => receipt_id}
        columns={[
          { label: receipts.deleted, cell: ({ deleted_at: at }) => formatDateTime(at) },
          { label: t.task, cell: ({ task_name: name }) => <span className="wrap-anywhere">{name}</span> },
          { label: t.owner, cell: ({ owner }) => owner },
          { label: t.cause, cell: (receipt) => causeText(receipts, receipt) },
          { label: t.what, cell: ({ files, bytes }) => receipts.files(formatNumber(files), formatSize(bytes)) },
          { label: receipts.title, cell: (receipt) => <ReceiptButton t={receipts} receipt={receipt} /> },
        ]}
      />
    </section>
  )
}
