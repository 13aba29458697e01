import { foldText, namesTotal } from '@tickmark/language'
import { amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const CONFIDENCE = 0.85
const PRESENT_VALUE =
  /^(?:present values?(?: of (?:free )?cash flows?)?|discounted (?:free )?cash flows?|(?:折现|净)?现值|(?:现金流量?)?折现值|현재가치|現在価値)$/iu
const ENTERPRISE_VALUE =
  /^(?:implied )?enterprise value$|^(?:隐含|内含)?企业(?:整体)?价值$|^(?:내재\s?)?기업\s?가치$|^(?:理論|想定|インプライド)?(?:企業|事業)価値$/iu

/** What the present values of a table come to is the enterprise value that another one begins with (IVS 105, discounted cash flows). */
export function enterpriseValues(grids: readonly Grid[]): Relation[] {
  const printed = grids.filter(({ table }) => table.sheet === undefined)
  const values = printed.flatMap((grid) => onlyFigure(grid, ENTERPRISE_VALUE, () => true))
  const sums = printed.flatMap((grid) => onlyFigure(grid, PRESENT_VALUE, isLastTotal(grid)))
  const [sum, ...otherSums] = sums
  const [value, ...otherValues] = values
  if (!sum || !value || otherSums.length > 0 || otherValues.length > 0) return []
  return [
    testSum({
      kind: 'same-item',
      result: value,
      terms: [{ figure: sum, sign: 1 }],
      confidence: CONFIDENCE,
      basis: 'labelled',
    }),
  ]
}

/** The one amount of the one line of that name, in a column that is asked for. */
function onlyFigure(grid: Grid, name: RegExp, isColumn: (column: number) => boolean): Figure[] {
  const rows = grid.rows.flatMap(({ label, kind }, row) =>
    kind !== 'heading' && name.test(foldText(label).trim()) ? [row] : [],
  )
  if (rows.length !== 1) return []
  const figures = rows.flatMap((row) =>
    grid.columns.flatMap((_, column) => {
      const cell = isColumn(column) ? cellIn(grid, row, column) : undefined
      return cell && !cell.dash && !amountValue(cell.figure.amount).isZero() ? [cell.figure] : []
    }),
  )
  return figures.length === 1 ? figures : []
}

function isLastTotal(grid: Grid): (column: number) => boolean {
  const last = grid.columns.length - 1
  return (column) => column === last && column > 1 && namesTotal(columnAt(grid, column).head)
}
