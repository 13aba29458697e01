import { itemAt } from '@tickmark/document'
import type { Evidence } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import { defineRule } from '../../rule/rule.ts'

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
        ja: '2つの列の期間が重複しています',
      },
      message: {
        'zh-CN': '相邻两列均标为“{actual}”，其他表格在此处列示“{expected}”。',
        en: 'Two neighbouring columns are both headed “{actual}”; the other tables have “{expected}” here.',
        ko: '인접한 두 열이 모두 ‘{actual}’(으)로 표시되어 있으나, 다른 표에서는 이 자리에 ‘{expected}’이(가) 표시됩니다.',
        ja: '隣り合う2つの列がいずれも「{actual}」となっていますが、他の表ではここに「{expected}」と表示されています。',
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
    for (const grid of facts.grids)
      for (const [column, { repeats }] of grid.columns.entries()) {
        const evidence = repeats && headOf(grid, column, repeats.actual)
        if (!evidence) continue
        yield {
          messageId: 'repeated',
          data: { ...repeats },
          evidence: [evidence],
          ...repeats,
          confidence: 0.85,
        }
      }
  },
})

function headOf({ table, columns, rows }: Grid, column: number, printed: string): Evidence | undefined {
  const { columnIndex } = itemAt(columns, column)
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
  return { location, text: cell.text, value: printed }
}
