import { itemAt, numberAt } from '@tickmark/document'
import type { Evidence } from '@tickmark/document'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { isPartOfYear, isSameEnd } from '../../facts/periods/read-period.ts'
import { defineRule } from '../../rule/rule.ts'

/** Columns of amounts that stand for as many times; more are of companies, kinds or months. */
const MOST_COLUMNS = 3
/** Other tables from which on it shows which times stand beside one another: one of two columns tells it, of three several have to. */
const FEWEST_TABLES: Readonly<Record<number, number>> = { 2: 1, 3: 2 }
/** Rows in which both columns print something else, so that neither repeats the other. */
const FEWEST_ROWS = 2

/** Two columns of amounts under one and the same head, where the other tables of the document have another time in one of them. */
export const repeatedPeriod = defineRule({
  meta: {
    id: 'consistency/repeated-period',
    catalogue: ['CONS-014'],
    category: 'consistency',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    repeated: {
      title: {
        'zh-CN': '列标题的期间重复',
        en: 'The same period heads two columns',
        ko: '두 열의 기간이 같습니다',
        ja: '二つの列の期間が重複しています',
      },
      message: {
        'zh-CN': '相邻两列均标为“{actual}”，其他表格在此处列示“{expected}”。',
        en: 'Two neighbouring columns are both headed “{actual}”; the other tables have “{expected}” here.',
        ko: '인접한 두 열이 모두 ‘{actual}’(으)로 표시되어 있으나, 다른 표에서는 이 자리에 ‘{expected}’이(가) 표시됩니다.',
        ja: '隣り合う二つの列がいずれも「{actual}」となっていますが、他の表ではここに「{expected}」と表示されています。',
      },
      explanation: {
        'zh-CN': '读者无法判断哪一列是本期数；请核对两列金额所属期间并更正标题。',
        en: 'A reader cannot tell which column is the current period; check which period the amounts are of and correct the head.',
        ko: '어느 열이 당기 금액인지 알 수 없습니다. 금액이 속한 기간을 확인하여 열 제목을 정정하십시오.',
        ja: 'どちらの列が当期か判別できません。金額の帰属する期間を確認し、見出しを訂正してください。',
      },
    },
  },
  *check({ facts, document }) {
    if (document.workbook) return
    const tables = facts.grids.map((grid) => ({ grid, columns: amountColumns(grid) }))
    for (const { grid, columns } of tables) {
      const at = columns.findIndex(
        (column, index) => index > 0 && isRepeated(grid, numberAt(columns, index - 1), column),
      )
      if (at < 1) continue
      const pairs = tables.flatMap((other) =>
        other.grid === grid || other.columns.length !== columns.length ? [] : pairOf(other.grid, other.columns, at),
      )
      const isTold = pairs.length >= (FEWEST_TABLES[columns.length] ?? Infinity)
      const wrong = isTold ? wrongColumn(grid, numberAt(columns, at - 1), numberAt(columns, at), pairs) : undefined
      const evidence = wrong && headOf(grid, wrong.column)
      if (!wrong || !evidence) continue
      const { expected } = wrong
      const actual = columnAt(grid, wrong.column).period?.text ?? ''
      yield {
        messageId: 'repeated',
        data: { actual, expected },
        evidence: [evidence],
        actual,
        expected,
        confidence: 0.85,
      }
    }
  },
})

function amountColumns({ columns }: Grid): number[] {
  const amounts = columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  return amounts.length > 1 && amounts.length <= MOST_COLUMNS ? amounts : []
}

function isRepeated(grid: Grid, left: number, right: number): boolean {
  const [a, b] = [columnAt(grid, left), columnAt(grid, right)]
  if (!a.period?.end || a.head !== b.head) return false
  const apart = grid.rows.filter((_, row) => {
    const [one, other] = [cellIn(grid, row, left), cellIn(grid, row, right)]
    return one && other && !one.value.equals(other.value)
  })
  return apart.length >= FEWEST_ROWS
}

/** Two ends of time that stand beside one another, each with what is printed for it. */
interface Pair {
  ends: readonly [string, string]
  texts: readonly [string, string]
  /** Of half a year or a quarter. */
  isPart: boolean
}

function pairOf(grid: Grid, columns: readonly number[], at: number): Pair[] {
  const [left, right] = [columns[at - 1], columns[at]].map((column) =>
    column === undefined ? undefined : columnAt(grid, column).period,
  )
  if (!left?.end || !right?.end || left.end === right.end) return []
  const isPart = isPartOfYear(left) || isPartOfYear(right)
  return [{ ends: [left.end, right.end], texts: [left.text, right.text], isPart }]
}

/** Which of two columns of one time should be of another, by what most other tables print there. */
function wrongColumn(
  grid: Grid,
  left: number,
  right: number,
  pairs: readonly Pair[],
): { column: number; expected: string } | undefined {
  const end = columnAt(grid, left).period?.end ?? ''
  // A balance sheet of half a year has two days of one year side by side: there a bare year tells nothing.
  const isOfYears = pairs.every(({ isPart, ends }) => !isPart && yearOf(ends[0]) !== yearOf(ends[1]))
  const isEnd = (other: string) => other === end || (isOfYears && isSameEnd(other, end))
  const asLeft = pairs.filter(({ ends }) => isEnd(ends[0]))
  const asRight = pairs.filter(({ ends }) => isEnd(ends[1]))
  const [usual, column, side] =
    asLeft.length > asRight.length ? [asLeft, right, 1 as const] : [asRight, left, 0 as const]
  const [first] = usual
  if (!first || asLeft.length === asRight.length) return undefined
  return { column, expected: first.texts[side] }
}

function yearOf(end: string): string {
  return end.slice(0, 'YYYY'.length)
}

function headOf({ table, columns, rows }: Grid, column: number): Evidence | undefined {
  const { columnIndex, period } = itemAt(columns, column)
  const firstRow = Math.min(...rows.map(({ rowIndex }) => rowIndex))
  const cell = table.cells.findLast(
    (one) =>
      one.rowIndex < firstRow &&
      one.columnIndex <= columnIndex &&
      columnIndex < one.columnIndex + one.columnSpan &&
      one.text.trim() !== '',
  )
  if (!cell) return undefined
  const page = cell.page ?? table.page
  const place = { block: table.id, rowIndex: cell.rowIndex, columnIndex: cell.columnIndex }
  const location = { ...(page ? { page } : {}), ...(cell.box ? { box: cell.box } : {}), ...place }
  return { location, text: cell.text, value: period?.text ?? cell.text }
}
