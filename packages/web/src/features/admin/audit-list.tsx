import type { DataOf } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request, showFailure } from '../../api/request.ts'
import { fetchResource, saveAs } from '../../api/resource.ts'
import { errorText } from '../../i18n/error-text.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'

const LIMIT = 100

/** Who did what, the latest first, in words and with the name that the API and the export give the call. */
export function AuditList({ t }: { t: AdminTexts }) {
  const shell = useTexts(shellCatalogue)
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam: before }) =>
      request('adminListAudit', { query: { limit: LIMIT, ...(before && { before }) } }, { quiet: true }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < LIMIT ? undefined : page.at(-1)?.entry),
  })
  if (!data && isError)
    return <ErrorState text={shell.systemError} retry={() => void refetch()} retryLabel={shell.retry} />
  const { audit } = t
  const heads = [audit.at, audit.actor, audit.action, audit.outcome, audit.task, audit.subject, audit.address]
  return (
    <>
      <Button look="secondary" className="mb-4" onClick={() => void exportLog()}>
        {audit.export}
      </Button>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label={t.tabs.audit}
        className="overflow-x-auto"
      >
        <table className="num w-full min-w-4xl border-y-2 border-ink text-table">
          <thead className="border-b border-ink text-meta">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.pages.flat().map((row) => (
              <tr key={row.entry} className="border-b border-line align-top">
                <td className="py-2 pr-4 whitespace-nowrap">{formatDateTime(row.at)}</td>
                <td className="py-2 pr-4">{row.actor || '–'}</td>
                <td className="py-2 pr-4">
                  {deedText(audit.deeds, row)}
                  <code className="block text-meta text-ink-3">{row.action}</code>
                </td>
                <td className="py-2 pr-4">{row.outcome === 'ok' ? audit.ok : errorText(row.outcome)}</td>
                <td className="max-w-64 py-2 pr-4 text-meta break-all">{row.task_id}</td>
                <td className="max-w-64 py-2 pr-4 text-meta break-all">{decoded(row.subject)}</td>
                <td className="py-2 pr-4">{row.address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <Button look="secondary" className="mt-4" onClick={() => void fetchNextPage()}>
          {audit.older}
        </Button>
      )}
    </>
  )
}

/**
 * What changes something has words of its own; any other call about a task shows a part of it. Calls of the terminal and of earlier versions
 * have none.
 */
const deedText = (
  deeds: AdminTexts['audit']['deeds'],
  { action, task_id: task }: Pick<DataOf<'adminListAudit'>[number], 'action' | 'task_id'>,
): string | undefined =>
  Object.entries(deeds).find(([name]) => name === action)?.[1] ?? (task ? deeds.getTask : undefined)

/** A file name as people know it; the log keeps it as it stood in the address, cut where it was too long. */
function decoded(subject: string | null): string | null {
  try {
    return subject && decodeURIComponent(subject.replace(/(%[0-9A-F]?)$/i, ''))
  } catch {
    return subject
  }
}

async function exportLog(): Promise<void> {
  try {
    saveAs(await (await fetchResource(addressOf('adminExportAudit'))).blob(), 'audit-log.csv')
  } catch (error) {
    await showFailure(error)
  }
}
