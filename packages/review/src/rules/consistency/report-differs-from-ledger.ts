import { cellIn } from '../../facts/grids/read-grid.ts'
import { amountValue, cellAddress, Decimal, parseAddress, roundingOf, firstOf, lastOf } from '@tickmark/document'
import type { Evidence, Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { makeGrids } from '../../facts/grids/make-grids.ts'
import { primaryStatements } from '../../facts/outline/primary-statements.ts'
import { significantDigits } from '../../claims/relation/slip.ts'
import { defineRule } from '../../rule/rule.ts'
import { evidenceOf, nameOf, printFigure } from '../../rule/from-cause.ts'

/** Powers of ten between a ledger kept in units and a report in thousands, ten thousands, millions or hundred millions. */
const SCALES = [0, 3, 4, 6, 8]
/** Lines that agree, before one that differs is called wrong. */
const LEAST_AGREEING = 5
const DEBIT = /借方|debit|차변/i
const CREDIT = /贷方|貸方|credit|대변/i
/** Nothing left of an account that the report still shows is another account, or another date. */
const WIDEST_GAP = 0.5

/** Statement lines against the trial balance or the statements in a workbook of the same task. */
export const reportDiffersFromLedger = defineRule({
  meta: {
    id: 'consistency/report-differs-from-ledger',
    catalogue: ['CONS-026'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    differs: {
      title: {
        'zh-CN': '报表与账务数据不一致',
        en: 'A statement line differs from the ledger',
        ko: '재무제표가 장부와 다릅니다',
        ja: '財務諸表が帳簿と一致しません',
      },
      message: {
        'zh-CN': '“{name}”列示为 {actual}，而 {file} 的 {cell} 为 {expected}。',
        en: '“{name}” is stated as {actual}; {cell} of {file} holds {expected}.',
        ko: '‘{name}’은(는) {actual}(으)로 기재되어 있으나, {file}의 {cell}은(는) {expected}입니다.',
        ja: '「{name}」は{actual}と記載されていますが、{file}の{cell}は{expected}です。',
      },
      explanation: {
        'zh-CN': '同一栏其余项目与该工作簿逐项一致。请核对是否存在未入账的调整，或报表引用了旧版科目余额表。',
        en: 'The other lines of the column agree with the workbook. Look for an adjustment that reached only one of them, or an earlier version of the trial balance.',
        ko: '같은 열의 다른 항목은 통합 문서와 일치합니다. 한쪽에만 반영된 조정이나 이전 버전의 시산표인지 확인하십시오.',
        ja: '同じ欄の他の項目はワークブックと一致しています。一方にのみ反映された修正や、旧版の試算表でないかを確認してください。',
      },
    },
  },
  *check({ document, facts, siblings }) {
    if (document.workbook) return
    for (const { document: book } of siblings) {
      if (!book.workbook) continue
      const ledgers = makeGrids(book)
      for (const { grid } of primaryStatements(facts)) {
        for (const [column] of grid.columns.entries()) {
          const tie = bestTie(grid, column, ledgers)
          for (const { ours, theirs } of tie?.differing ?? []) {
            const cell = cellOf(theirs.grid, theirs.cell.figure)
            yield {
              messageId: 'differs',
              data: {
                name: nameOf(ours),
                actual: printFigure(ours),
                expected: theirs.cell.figure.text,
                cell,
                file: book.name,
              },
              evidence: [evidenceOf(ours, facts), evidenceInBook(theirs, cell, book.name)],
              expected: theirs.cell.figure.text,
              actual: ours.text,
              confidence: 0.85,
            }
          }
        }
      }
    }
  },
})

interface Entry {
  grid: Grid
  cell: GridCell
}

interface Pair {
  ours: Figure
  theirs: Entry
}

interface Tie {
  agreeing: number
  differing: Pair[]
}

/** The column of the workbook, and the power of ten, at which most lines agree; undefined where too few do. */
function bestTie(grid: Grid, column: number, ledgers: readonly Grid[]): Tie | undefined {
  let best: Tie | undefined
  for (const ledger of ledgers) {
    for (const balances of balanceColumns(ledger)) {
      const pairs = sharedLines(grid, column, ledger, balances)
      for (const scale of SCALES) {
        const differing = pairs.filter((pair) => !agrees(pair, scale))
        const agreeing = pairs.length - differing.length
        if (agreeing < LEAST_AGREEING || agreeing < differing.length * 2 || agreeing <= (best?.agreeing ?? 0)) continue
        best = { agreeing, differing: differing.filter((pair) => isNear(pair, scale)) }
      }
    }
  }
  return best
}

/** Each column of amounts by itself, and a debit column with the credit column beside it as one. */
function balanceColumns({ columns }: Grid): number[][] {
  return columns.flatMap((column, at) => {
    if (column.kind !== 'amount') return []
    const next = columns[at + 1]
    const paired = next?.kind === 'amount' && DEBIT.test(column.head) && CREDIT.test(next.head)
    return paired ? [[at, at + 1]] : [[at]]
  })
}

function sharedLines(grid: Grid, column: number, ledger: Grid, balances: readonly number[]): Pair[] {
  const rows = new Map<string, number[]>()
  for (const [at, row] of ledger.rows.entries())
    if (row.kind !== 'heading') rows.set(row.key, [...(rows.get(row.key) ?? []), at])
  return grid.rows.flatMap((row, at) => {
    const ours = cellIn(grid, at, column)
    const matches = row.kind === 'heading' || row.key.length < 2 ? [] : (rows.get(row.key) ?? [])
    if (!ours || ours.dash || significantDigits(ours.value) < 2 || matches.length !== 1) return []
    const cell = balances
      .map((balance) => cellIn(ledger, firstOf(matches), balance))
      .find((candidate) => candidate && !candidate.dash && !candidate.value.isZero())
    return cell ? [{ ours: ours.figure, theirs: { grid: ledger, cell } }] : []
  })
}

/** Without sign: credit balances and deductions are printed either way. */
function gapOf({ ours, theirs }: Pair, scale: number): Decimal {
  const own = amountValue({ ...ours.amount, scale: 0 }).abs()
  const other = amountValue({ ...theirs.cell.figure.amount, scale: 0 }).abs()
  return own.minus(other.div(Decimal.pow(10, scale))).abs()
}

function agrees(pair: Pair, scale: number): boolean {
  const rounding = roundingOf({ ...pair.ours.amount, scale: 0 }).plus(
    roundingOf({ ...pair.theirs.cell.figure.amount, scale: 0 }).div(Decimal.pow(10, scale)),
  )
  return gapOf(pair, scale).lessThanOrEqualTo(rounding.times(1.01))
}

function isNear(pair: Pair, scale: number): boolean {
  return gapOf(pair, scale).lessThan(
    amountValue({ ...pair.ours.amount, scale: 0 })
      .abs()
      .times(WIDEST_GAP),
  )
}

function cellOf({ table }: Grid, { location }: Figure): string {
  const origin = parseAddress(table.range?.split(':')[0] ?? 'A1') ?? { rowIndex: 0, columnIndex: 0 }
  const address = cellAddress(
    origin.rowIndex + (location.rowIndex ?? 0),
    origin.columnIndex + (location.columnIndex ?? 0),
  )
  return table.sheet ? `${table.sheet}!${address}` : address
}

function evidenceInBook({ grid, cell }: Entry, address: string, file: string): Evidence {
  const { text, label } = cell.figure
  return {
    location: { file, ...(grid.table.sheet ? { sheet: grid.table.sheet } : {}), cell: lastOf(address.split('!')) },
    text,
    value: text,
    ...(label ? { label } : {}),
  }
}
