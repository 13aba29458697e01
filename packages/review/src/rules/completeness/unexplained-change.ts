import { foldText } from '@tickmark/language'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import { RESULTS } from '../../facts/text/concepts.ts'
import type { Cell, Table } from '@tickmark/document'
import type { Grid, GridRow } from '../../facts/grids/grid.ts'
import { defineRule } from '../../rule/rule.ts'
import { evidenceOf, nameOf } from '../../rule/from-cause.ts'

const EXPLANATION =
  /变动原因|情况说明|重大变动说明|变动说明|原因说明|主要原因|^说明$|^原因$|reason|explanation|comment|변동\s?사유|증감\s?사유|사유|増減理由|変動理由|主な要因/i
/** From which change on the form asks for a reason: 年报格式准则 says 30 %. */
const THRESHOLD = 30
/** Rows that have a reason, before one without is an omission. */
const LEAST_EXPLAINED = 2

const EXPLAINED = {
  'zh-CN': '同表其他项目均已说明原因；变动幅度超过 30% 的项目应说明变动的主要原因。',
  en: 'Other lines of the table give their reason; changes beyond 30% call for one.',
  ko: '같은 표의 다른 항목에는 사유가 기재되어 있습니다. 30%를 초과하는 변동은 주요 사유를 설명해야 합니다.',
  ja: '同じ表の他の項目には理由が記載されています。30%を超える変動は主な理由の説明が必要です。',
}

/** Large changes without a reason, in a table that has a column for reasons. */
export const unexplainedChange = defineRule({
  meta: {
    id: 'completeness/unexplained-change',
    catalogue: ['COMP-012'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    unexplained: {
      title: {
        'zh-CN': '重大变动未说明原因',
        en: 'A large change is not explained',
        ko: '중요한 변동의 사유가 없습니다',
        ja: '大きな変動の理由が記載されていません',
      },
      message: {
        'zh-CN': '“{name}”变动 {change}，超过 30%，但“{column}”栏为空。',
        en: '“{name}” changed by {change}, more than 30%, and its “{column}” is empty.',
        ko: '‘{name}’의 변동률이 {change}로 30%를 초과하나 ‘{column}’ 란이 비어 있습니다.',
        ja: '「{name}」の変動率は{change}で30%を超えていますが、「{column}」欄が空欄です。',
      },
      explanation: EXPLAINED,
    },
    several: {
      title: {
        'zh-CN': '多项重大变动未说明原因',
        en: 'Several large changes are not explained',
        ko: '여러 항목의 중요한 변동에 사유가 없습니다',
        ja: '複数の大きな変動に理由の記載がありません',
      },
      message: {
        'zh-CN': '“{name}”（{change}）等 {count} 项变动超过 30%，但“{column}”栏为空。',
        en: '{count} lines changed by more than 30%, among them “{name}” ({change}), and their “{column}” is empty.',
        ko: '‘{name}’({change}) 등 {count}개 항목의 변동률이 30%를 초과하나 ‘{column}’ 란이 비어 있습니다.',
        ja: '「{name}」（{change}）など{count}項目の変動率が30%を超えていますが、「{column}」欄が空欄です。',
      },
      explanation: EXPLAINED,
    },
  },
  *check({ facts }) {
    for (const grid of facts.grids) {
      const column = explanationColumn(grid.table)
      const change = grid.columns.findIndex(({ kind }) => kind === 'percent-change')
      if (!column || change < 0) continue
      const filled = new Set(textCells(grid.table, column.columnIndex).map(({ rowIndex }) => rowIndex))
      if (grid.rows.filter(({ rowIndex }) => filled.has(rowIndex)).length < LEAST_EXPLAINED) continue
      const open = grid.rows.flatMap((row, at) => {
        const cell = cellIn(grid, at, change)
        const large = cell && row.kind === 'item' && !isResult(row, grid) && cell.value.abs().greaterThan(THRESHOLD)
        return large && !isExplained(filled, grid, at) ? [cell.figure] : []
      })
      const [first, ...others] = open
      if (!first) continue
      yield {
        messageId: others.length > 0 ? 'several' : 'unexplained',
        data: {
          name: nameOf(first),
          change: first.text,
          column: column.text.trim(),
          count: String(open.length),
        },
        evidence: [evidenceOf(first, facts), ...others.map((figure) => evidenceOf(figure, facts))],
        actual: first.text,
        confidence: 0.8,
      }
    }
  },
})

/** Whether the reasons of the lines above explain a line: results, and what owners have of them. */
function isResult({ concept, label }: GridRow, { rows }: Grid): boolean {
  return namesResult(concept) || rows.some((other) => namesResult(other.concept) && label.startsWith(`${other.label} `))
}

function namesResult(concept: string | undefined): boolean {
  return concept !== undefined && (RESULTS.has(concept) || concept === 'total_comprehensive_income')
}

function explanationColumn(table: Table): Cell | undefined {
  return table.cells.find(
    ({ rowIndex, columnIndex, text }) =>
      rowIndex <= table.headerRowCount &&
      columnIndex > 0 &&
      text.length < 30 &&
      EXPLANATION.test(foldText(text).trim()),
  )
}

function textCells(table: Table, columnIndex: number): Cell[] {
  return table.cells.filter((cell) => cell.columnIndex === columnIndex && cell.text.trim().length >= 2)
}

/** A reason may be merged over several rows, or stand once for the lines around it where the reader lost the border. */
function isExplained(filled: ReadonlySet<number>, grid: Grid, at: number): boolean {
  const { rowIndex } = rowAt(grid, at)
  const spans = grid.table.cells.some(
    (cell) =>
      cell.rowSpan > 1 &&
      cell.rowIndex <= rowIndex &&
      rowIndex < cell.rowIndex + cell.rowSpan &&
      cell.columnIndex > 0 &&
      filled.has(cell.rowIndex),
  )
  return filled.has(rowIndex) || spans
}
