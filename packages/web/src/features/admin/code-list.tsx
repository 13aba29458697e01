import type { InvitationCode } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatDate } from '../../i18n/format.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { toast } from '../../ui/toast.ts'
import { CreateCodes } from './create-codes.tsx'
import { PagedTable } from './paged-table.tsx'
import { useSearchedPages } from './use-searched-pages.ts'

export function CodeList({ t }: { t: AdminTexts }) {
  const queries = useQueryClient()
  const [revoking, setRevoking] = useState<string>()
  const list = useSearchedPages('codes', (query) => request('adminListCodes', { query }, { quiet: true }))
  async function revoke(code: string): Promise<void> {
    setRevoking(undefined)
    try {
      await request('adminRevokeCode', { body: { code } })
    } catch {
      return
    }
    toast.success(t.codes.revokedToast)
    await queries.invalidateQueries({ queryKey: ['admin', 'codes'] })
  }
  return (
    <>
      <CreateCodes t={t} />
      <SearchInput className="mb-4 max-w-sm" label={t.codes.search} text={list.search} onText={list.setSearch} />
      <PagedTable
        {...{ t, ...list.table }}
        keyOf={({ code }) => code}
        columns={[
          { label: t.created, cell: (row) => formatDate(row.created_at) },
          { label: t.codes.code, cell: (row) => <code>{row.code}</code> },
          { label: t.codes.uses, numeric: true, cell: (row) => `${row.uses} / ${row.max_uses}` },
          { label: t.codes.expiry, cell: (row) => (row.expires_at ? formatDate(row.expires_at) : t.codes.never) },
          { label: t.users.plan, cell: (row) => t.users.plans[row.plan] },
          { label: t.codes.note, cell: (row) => row.note },
          { label: t.codes.state, cell: (row) => stateOf(t, row) },
          {
            label: t.codes.revoke,
            cell: (row) =>
              !row.revoked && (
                <Button look="danger" size="small" onClick={() => setRevoking(row.code)}>
                  {t.codes.revoke}
                </Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        open={revoking !== undefined}
        title={t.codes.revokeTitle}
        text={t.codes.revokeText}
        confirm={t.codes.revoke}
        cancel={t.codes.keep}
        onConfirm={() => revoking && void revoke(revoking)}
        onCancel={() => setRevoking(undefined)}
      />
    </>
  )
}

function stateOf(t: AdminTexts, { revoked, uses, max_uses, expires_at }: InvitationCode): string {
  if (revoked) return t.codes.revoked
  if (uses >= max_uses) return t.codes.usedUp
  return expires_at && new Date(expires_at) < new Date() ? t.codes.expired : t.codes.active
}
