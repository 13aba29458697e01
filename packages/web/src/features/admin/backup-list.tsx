import type { KeptBackup } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatDateTime, formatNumber, formatSize } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { ADMIN_PAGE_SIZE, PagedTable } from './paged-table.tsx'

const QUERY = ['admin', 'backups']
/** Milliseconds between two looks while one is written or checked. */
const PACE = 1500

/** The backups in the operator's folder: one press makes one, one holds it against its hashes, one deletes it. */
export function BackupList({ t: texts }: { t: AdminTexts }) {
  const t = texts.backups
  const shell = useTexts(shellCatalogue)
  const act = useBackupAction()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: () => request('adminListBackups', {}, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.busy ? PACE : false),
  })
  if (!data && isError)
    return <ErrorState text={shell.systemError} retry={() => void refetch()} retryLabel={shell.retry} />
  if (!data) return <div className="h-64" aria-busy="true" />
  const { folder, free_bytes: free, same_disk: sameDisk, busy, items } = data
  const start = () => act(() => request('adminStartBackup', { body: {} }), t.started)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-3xl space-y-2 text-table">
          <p className="wrap-anywhere">{t.lead(folder, formatSize(free))}</p>
          {sameDisk && <p className="border-l-3 border-warn bg-warn-soft px-3 py-1.5">{t.sameDisk}</p>}
        </div>
        <Button disabled={busy} onClick={() => void start()}>
          {t.start}
        </Button>
      </div>
      <div aria-live="polite">
        <PagedTable
          {...{ t: texts, page, onPage: setPage, failed: isError, total: items.length }}
          rows={items.slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE)}
          retry={() => void refetch()}
          hint={t.emptyHint}
          keyOf={({ name }) => name}
          columns={[
            { label: t.at, cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span> },
            { label: t.state, cell: ({ name, state }) => <span data-backup={name}>{t.states[state]}</span> },
            { label: t.holds, cell: ({ holds }) => holds && contentsOf(texts, holds) },
            { label: t.version, cell: ({ version }) => version },
            { label: t.check, cell: (row) => row.state === 'whole' && checkText(texts, row.check) },
            { label: texts.users.actions, cell: (row) => <Actions t={texts} backup={row} busy={busy} /> },
          ]}
        />
      </div>
      <p className="mt-6 max-w-3xl text-table text-ink-2">{t.restoring}</p>
    </>
  )
}

const contentsOf = ({ backups }: AdminTexts, { rows, files, bytes }: NonNullable<KeptBackup['holds']>): string =>
  backups.contents(formatNumber(rows), formatNumber(files), formatSize(bytes))

function checkText({ backups: { checks } }: AdminTexts, check: KeptBackup['check']): string {
  if (!check) return checks.never
  if (check.state === 'sound') return checks.sound(formatDateTime(check.at))
  if (check.state === 'damaged') return checks.damaged(check.damaged ?? '')
  return checks[check.state]
}

/** Does something to a backup, says so, and looks anew. A failure has been shown by the request. */
function useBackupAction() {
  const queries = useQueryClient()
  return async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    try {
      await work()
      if (done) toast.success(done)
    } catch {
      // Another administrator may have begun one.
    }
    await queries.invalidateQueries({ queryKey: QUERY })
  }
}

function Actions({ t, backup, busy }: { t: AdminTexts; backup: KeptBackup; busy: boolean }) {
  const act = useBackupAction()
  const [asking, setAsking] = useState(false)
  const { name, state } = backup
  async function remove(): Promise<void> {
    setAsking(false)
    await act(() => request('adminDeleteBackup', { query: { backup: name } }), t.backups.removed)
  }
  return (
    <span className="flex gap-2">
      {state === 'whole' && (
        <Button
          look="secondary"
          size="small"
          disabled={busy}
          onClick={() => void act(() => request('adminCheckBackup', { body: { backup: name } }))}
        >
          {t.backups.checkNow}
        </Button>
      )}
      <Button look="secondary" size="small" disabled={busy} onClick={() => setAsking(true)}>
        {t.backups.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.backups.removeTitle(name)}
        text={t.backups.removeText}
        confirm={t.backups.remove}
        cancel={t.users.keep}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </span>
  )
}
