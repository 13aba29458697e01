import type { ConsultRecord } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request, showFailure } from '../../api/request.ts'
import { fetchResource, saveAs } from '../../api/resource.ts'
import type { AdminTexts } from '../../locales/admin.zh-CN.ts'
import { formatDateTime } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { ADMIN_PAGE_SIZE, PagedTable } from './paged-table.tsx'

type Kind = ConsultRecord['kind']
type State = ConsultRecord['state']

export function ConsultList({ t }: { t: AdminTexts }) {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<{ kind: Kind | ''; state: State | '' }>({ kind: '', state: '' })
  const { data } = useQuery({
    queryKey: ['admin', 'consults', page, filter],
    queryFn: () => {
      const query = {
        page,
        page_size: ADMIN_PAGE_SIZE,
        kind: filter.kind || undefined,
        state: filter.state || undefined,
      }
      return request('adminListConsults', { query }, { quiet: true })
    },
    placeholderData: keepPreviousData,
  })
  const options = (labels: Record<string, string>) => [
    { value: '', label: t.all },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]
  const change = (part: Partial<typeof filter>): void => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SelectField
          label={t.consults.kind}
          value={filter.kind}
          options={options(t.consults.kinds)}
          onChange={(event) => change({ kind: event.target.value as Kind | '' })}
        />
        <SelectField
          label={t.consults.state}
          value={filter.state}
          options={options(t.consults.states)}
          onChange={(event) => change({ state: event.target.value as State | '' })}
        />
        <Button look="secondary" className="ml-auto" onClick={() => void exportConsults()}>
          {t.consults.export}
        </Button>
      </div>
      <PagedTable
        {...{ t, page, rows: data?.items, total: data?.total ?? 0, onPage: setPage }}
        keyOf={({ consult_id }) => consult_id}
        columns={[
          { label: t.created, cell: (row) => formatDateTime(row.created_at) },
          { label: t.consults.kind, cell: (row) => t.consults.kinds[row.kind] },
          {
            label: t.consults.contact,
            cell: (row) => <Fields row={row} names={['name', 'company', 'email', 'phone']} />,
          },
          {
            label: t.consults.details,
            cell: (row) => (
              <Fields
                row={row}
                names={['industry', 'company_size', 'services', 'time_slot', 'requirements', 'notes']}
              />
            ),
          },
          { label: t.consults.state, cell: (row) => <ConsultEditor key={row.state} t={t} row={row} /> },
        ]}
      />
    </>
  )
}

async function exportConsults(): Promise<void> {
  try {
    await saveAs(await fetchResource(addressOf('adminExportConsults')), 'consults.csv')
  } catch (error) {
    await showFailure(error)
  }
}

function Fields({ row, names }: { row: ConsultRecord; names: readonly string[] }) {
  const values = names.map((name) => row.fields[name]).filter((value) => value !== undefined && value !== '')
  return values.map((value) => (
    <span key={String(value)} className="block max-w-80 wrap-anywhere whitespace-pre-line">
      {Array.isArray(value) ? value.join(', ') : String(value)}
    </span>
  ))
}

function ConsultEditor({ t, row }: { t: AdminTexts; row: ConsultRecord }) {
  const queries = useQueryClient()
  const [state, setState] = useState(row.state)
  const [notes, setNotes] = useState(row.notes)
  async function save(): Promise<void> {
    try {
      await request('adminUpdateConsult', { body: { consult_id: row.consult_id, state, notes } })
    } catch {
      return
    }
    toast.success(t.consults.saved)
    await queries.invalidateQueries({ queryKey: ['admin', 'consults'] })
  }
  return (
    <div className="w-56 space-y-2">
      <SelectField
        label={t.consults.state}
        value={state}
        options={Object.entries(t.consults.states).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setState(event.target.value as State)}
      />
      <TextArea label={t.consults.notes} rows={2} value={notes} onChange={(event) => setNotes(event.target.value)} />
      {(state !== row.state || notes !== row.notes) && (
        <Button size="small" onClick={() => void save()}>
          {t.consults.save}
        </Button>
      )}
    </div>
  )
}
