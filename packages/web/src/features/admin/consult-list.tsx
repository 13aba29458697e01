import type { ConsultRecord } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { LIMITS } from '@tickmark/contract/limits'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request, showFailure } from '../../api/request.ts'
import { fetchResource, saveAs } from '../../api/resource.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { toast } from '../../ui/toast.ts'
import { ADMIN_PAGE_SIZE, PagedTable } from './paged-table.tsx'
import { TrialAccount } from './trial-account.tsx'

type Kind = ConsultRecord['kind']
type State = ConsultRecord['state']

export function ConsultList({ t }: { t: AdminTexts }) {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<Filter>({ kind: '', state: '', search: '' })
  const [link, setLink] = useState<string>()
  const labelOf = useChoiceLabels()
  const { data, isError, refetch } = useConsults(page, filter)
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
        <SearchInput
          className="max-w-xs"
          label={t.consults.search}
          text={filter.search}
          onText={(search) => change({ search })}
        />
        <Button look="secondary" className="ml-auto" onClick={() => void exportConsults(filter)}>
          {t.consults.export}
        </Button>
      </div>
      <PagedTable
        hint={t.consults.emptyHint}
        {...{ t, page, rows: data?.items, total: data?.total ?? 0, onPage: setPage, failed: isError }}
        retry={() => void refetch()}
        keyOf={({ consult_id }) => consult_id}
        columns={[
          { label: t.created, cell: (row) => formatDateTime(row.created_at) },
          {
            label: t.consults.kind,
            cell: (row) => <span className="whitespace-nowrap">{t.consults.kinds[row.kind]}</span>,
          },
          {
            label: t.consults.contact,
            cell: (row) => <Fields values={valuesOf(row, ['name', 'company', 'email', 'phone'])} />,
          },
          {
            label: t.consults.details,
            cell: (row) => (
              <Fields
                values={[
                  ...valuesOf(row, ['industry', 'company_size', 'services', 'time_slot']).map(labelOf),
                  ...valuesOf(row, ['requirements', 'notes']),
                ]}
              />
            ),
          },
          { label: t.trial.account, cell: (row) => <TrialAccount t={t} row={row} onLink={setLink} /> },
          { label: t.consults.state, cell: (row) => <ConsultEditor key={row.state} t={t} row={row} /> },
        ]}
      />
      {/* Here and not in its row, which leaves the list when the list shows new requests alone. */}
      <ShownOnce
        value={link}
        texts={{ ...t.users, title: t.trial.linkTitle, text: t.trial.linkText(LIMITS.trialLinkDays) }}
        onClose={() => setLink(undefined)}
      />
    </>
  )
}

interface Filter {
  kind: Kind | ''
  state: State | ''
  search: string
}

function useConsults(page: number, filter: Filter) {
  return useQuery({
    queryKey: ['admin', 'consults', page, filter],
    queryFn: () => {
      const query = { page, page_size: ADMIN_PAGE_SIZE, ...queryOf(filter) }
      return request('adminListConsults', { query }, { quiet: true })
    },
    placeholderData: keepPreviousData,
  })
}

const queryOf = ({ kind, state, search }: Filter) => ({ kind: kind || undefined, state: state || undefined, search })

/** Exports every page of the list as it is filtered, each time in the clock of the operator and in that of the server. */
async function exportConsults(filter: Filter): Promise<void> {
  const query = { ...queryOf(filter), time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  try {
    saveAs(await (await fetchResource(addressOf('adminExportConsults', { query }))).blob(), 'enquiries.csv')
  } catch (error) {
    await showFailure(error)
  }
}

/** The values of a visitor's fields in the order of `names`; a field with several choices gives several values. */
function valuesOf({ fields }: ConsultRecord, names: readonly string[]): string[] {
  return names
    .flatMap((name) => fields[name])
    .filter((value) => value !== undefined && value !== '')
    .map(String)
}

function Fields({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <span key={value} className="block max-w-80 wrap-anywhere whitespace-pre-line">
      {value}
    </span>
  ))
}

/** The labels of the choices in the forms, in the chosen language. */
function useChoiceLabels(): (value: string) => string {
  const language = useLanguage()
  const { slots }: { slots: Record<string, string> } = useTexts(formsCatalogue)
  const { data } = useQuery({
    queryKey: ['choices', language],
    queryFn: async () => {
      const names = ['listIndustries', 'listCompanyScales', 'listServices'] as const
      const lists = await Promise.all(names.map((name) => request(name, {}, { quiet: true, silent: true })))
      return new Map(lists.flat().map(({ value, label }) => [value, label]))
    },
    staleTime: Infinity,
  })
  return (value) => data?.get(value) ?? slots[value] ?? value
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
