import type { ReactNode } from 'react'

interface DataTableProps {
  /** The first row heads the columns, the first cell of each other row heads the row. */
  rows: readonly (readonly string[])[]
  /** Renders the text of a cell; plain text by default. */
  renderText?: (text: string) => ReactNode
}

/** A table from text: figures are right-aligned in tabular digits, and headers are marked for screen readers. */
export function DataTable({ rows, renderText = (text) => text }: DataTableProps) {
  const [head = [], ...body] = rows
  const aligns = head.map((_, column) => (isFigureColumn(body, column) ? 'text-right!' : ''))
  return (
    <table className="num">
      <thead>
        <tr>
          {head.map((text, column) => {
            // An empty cell is no header.
            const Tag = text ? 'th' : 'td'
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed text
              <Tag key={column} {...(text && { scope: 'col' })} className={`align-bottom ${aligns[column]}`}>
                {renderText(text)}
              </Tag>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {body.map(([label = '', ...cells], row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed text
          <tr key={row}>
            <th scope="row" className="min-w-28 font-normal">
              {renderText(label)}
            </th>
            {cells.map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed text
              <td key={index} className={aligns[index + 1] && `${aligns[index + 1]} whitespace-nowrap`}>
                {renderText(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Matches cells of a column of figures: "1,204", "(747)", "△691", "12.3%", "—". */
const FIGURE = /^[(（]?[-−△▲]?\d[\d,.]*%?[)）]?$|^[-–—]?$/

function isFigureColumn(body: DataTableProps['rows'], column: number): boolean {
  return column > 0 && body.every((row) => FIGURE.test(row[column] ?? '')) && body.some((row) => row[column])
}
