import { cellAddress, columnName } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { cellsOfRange } from '../sheet/cell-range.ts'
import type { ExampleSheet } from './parse-example.ts'

interface Props {
  t: ReviewTexts
  sheet: ExampleSheet
  /** The cells of the problem, as a range; empty where they stand on another sheet. */
  marked: string
}

/** A small sheet as its formulas read: letters above the columns, numbers beside the rows, the cells of the problem marked. */
export function ExampleSheetTable({ t, sheet, marked }: Props) {
  const { name, rows } = sheet
  const width = Math.max(0, ...rows.map((row) => row.length))
  const places = new Set(cellsOfRange(marked).map((place) => cellAddress(place.rowIndex, place.columnIndex)))
  return (
    <table className="num w-max">
      <caption className="text-left text-meta text-ink-2">
        {name}
        {hiddenText(t, sheet.hidden)}
      </caption>
      <thead>
        <tr>
          <td aria-hidden className={HEAD} />
          {Array.from({ length: width }, (_, column) => (
            <th key={column} scope="col" className={HEAD}>
              {columnName(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed text
          <tr key={rowIndex}>
            <th scope="row" className={HEAD}>
              {rowIndex + 1}
            </th>
            {Array.from({ length: width }, (_, column) => (
              <ExampleCell
                key={column}
                t={t}
                text={row[column] ?? ''}
                isMarked={places.has(cellAddress(rowIndex, column))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const HEAD = 'bg-sunken px-2! text-center! text-meta font-normal text-ink-3'
const CONCEALED = ' (white)'

function ExampleCell({ t, text, isMarked }: { t: ReviewTexts; text: string; isMarked: boolean }) {
  const shown = text.endsWith(CONCEALED) ? text.slice(0, -CONCEALED.length) : text
  const isFormula = shown.startsWith('=')
  const align = /^-?[\d.]+%?$/.test(shown) ? 'text-right!' : isFormula ? 'whitespace-nowrap' : 'max-w-40'
  const mark = isMarked ? 'bg-seal-soft font-semibold outline-2 -outline-offset-2 outline-seal' : ''
  return (
    <td className={`border-x border-line px-2! ${align} ${mark}`}>
      {isFormula ? <code className="bg-transparent!">{shown}</code> : shown}
      {shown !== text && <span className="text-meta text-ink-3">{t.example.whiteText}</span>}
    </td>
  )
}

function hiddenText({ example }: ReviewTexts, hidden: ExampleSheet['hidden']): string {
  if (!hidden) return ''
  if (hidden === 'sheet') return example.hiddenSheet
  return 'row' in hidden ? example.hiddenRow(hidden.row) : example.hiddenColumn(hidden.column)
}
