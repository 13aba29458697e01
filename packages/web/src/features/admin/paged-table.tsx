import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { Paging } from '../../ui/paging.tsx'
import { ErrorState } from '../../ui/states.tsx'

export const ADMIN_PAGE_SIZE = 50

interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

interface Props<Row> {
  t: AdminTexts
  rows: readonly Row[] | undefined
  failed: boolean
  retry: () => void
  total: number
  page: number
  onPage: (page: number) => void
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Said where there is nothing yet: what will stand here. */
  hint?: string
  /** Where several tables stand on one screen: which one this is. */
  name?: string
}

/** A ruled table of one page of rows. */
export function PagedTable<Row>({
  t,
  rows,
  failed,
  retry,
  total,
  page,
  onPage,
  keyOf,
  columns,
  hint,
  name,
}: Props<Row>) {
  const shell = useTexts(shellCatalogue)
  if (!rows && failed) return <ErrorState text={shell.systemError} retry={retry} retryLabel={shell.retry} />
  if (!rows) return <div className="h-64" aria-busy="true" />
  if (rows.length === 0)
    return (
      <div className="border-y border-line py-12 text-center text-ink-2">
        <p>{t.empty}</p>
        {hint && <p className="mt-1 text-table">{hint}</p>}
      </div>
    )
  return (
    <>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label={name ? `${name}: ${t.total(total)}` : t.total(total)}
        className="overflow-x-auto"
      >
        <table className="num w-full min-w-4xl border-y-2 border-ink text-table">
          <thead className="border-b border-ink text-meta">
            <tr>
              {columns.map(({ label, numeric }) => (
                <th
                  key={label}
                  scope="col"
                  className={`py-2 pr-4 font-semibold whitespace-nowrap ${numeric ? 'text-right' : 'text-left'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-b border-line align-top">
                {columns.map(({ label, cell, numeric }) => (
                  <td key={label} className={`py-2.5 pr-4 ${numeric ? 'text-right' : ''}`}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Paging total={t.total(total)} page={page} pages={Math.ceil(total / ADMIN_PAGE_SIZE)} texts={t} onPage={onPage} />
    </>
  )
}
