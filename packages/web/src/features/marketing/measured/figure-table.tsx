import type { ReactNode } from 'react'

export interface FigureRow {
  what: string
  /** On which documents it was measured. */
  on: string
  result: string
  basis?: ReactNode
  how: ReactNode
}

interface Props {
  columns: { what: string; result: string; basis?: string; how: string }
  rows: readonly FigureRow[]
}

/** Measured figures with what they were measured on and by what; on a phone one below the other. */
export function FigureTable({ columns, rows }: Props) {
  return (
    <table className="w-full border-t border-ink text-left text-table max-sm:block">
      <thead className="text-meta text-ink-3 max-sm:sr-only">
        <tr className="border-b border-line">
          <th className="py-2 font-medium">{columns.what}</th>
          <th className={`px-4 py-2 text-right font-medium ${columns.basis ? 'lg:w-56' : ''}`}>{columns.result}</th>
          {columns.basis && <th className="py-2 pr-4 font-medium lg:w-32">{columns.basis}</th>}
          <th className={`py-2 font-medium ${columns.basis ? 'lg:w-72' : ''}`}>{columns.how}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ what, on, result, basis, how }) => (
          <tr key={what} className="border-b border-line align-baseline max-sm:block max-sm:py-3">
            <th scope="row" className="py-3 font-normal max-sm:block max-sm:py-0">
              <span className="block font-semibold">{what}</span>
              <span className="text-ink-2">{on}</span>
            </th>
            <td className="num px-4 py-3 text-right font-serif text-lg whitespace-nowrap max-sm:block max-sm:px-0 max-sm:py-1 max-sm:text-left">
              {result}
            </td>
            {basis && <td className="py-3 pr-4 whitespace-nowrap max-sm:block max-sm:py-0">{basis}</td>}
            <td className="py-3 max-sm:block max-sm:py-0">{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The program that measures a figure. */
export const Command = ({ children }: { children: string }) => (
  <code className="text-meta wrap-anywhere text-ink-3">{children}</code>
)
