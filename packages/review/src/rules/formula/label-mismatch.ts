import { defineRule } from '../../rule.ts'
import { conceptOfCell, lineOfCell } from '../../workbook/concept-lines.ts'
import type { ModelConcept } from '../../workbook/concepts.ts'
import { nameOf, lineNameOf } from '../../workbook/evidence.ts'
import { resolveReference } from '../../workbook/formula/reference.ts'
import { isCalculation, type ModelCell, type SheetGrid } from '../../workbook/grid.ts'
import { gridOf, type WorkbookModel } from '../../workbook/model.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'

/** Lines that can't stand for one another. */
const DISTINCT = new Set<ModelConcept>([
  'revenue',
  'cost_of_sales',
  'depreciation',
  'capex',
  'research',
  'ebitda',
  'net_income',
  'total_assets',
  'total_liabilities',
  'working_capital_change',
  'tax_rate',
  'beta',
  'risk_free_rate',
  'shares',
])

interface Mismatch {
  cell: ModelCell
  source: ModelCell
}

export const labelMismatch = defineRule({
  meta: {
    id: 'formula/label-mismatch',
    catalogue: ['FORM-011'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    line: {
      title: {
        'zh-CN': '引用行与本行项目不符',
        en: 'Link fetches another line than its label says',
        ko: '참조한 행이 행 이름과 다릅니다',
        ja: '参照先の行が行名と異なります',
      },
      message: {
        'zh-CN': '{cell} 的行名为“{own}”，却引用了 {source}“{other}”。',
        en: '{cell} is labelled “{own}” but links to {source}, “{other}”.',
        ko: '{cell}의 행 이름은 “{own}”이나 {source}(“{other}”)을(를) 참조합니다.',
        ja: '{cell} の行名は「{own}」ですが、{source}「{other}」を参照しています。',
      },
      explanation: {
        'zh-CN': '直接引用的两行应为同一项目；请核对引用行号。同一行如此引用的单元格共 {count} 个。',
        en: 'A plain link joins two places of one item: check the row it points to. Cells of the row that do so: {count}.',
        ko: '단순 참조는 같은 항목을 연결해야 합니다. 참조 행을 확인하십시오. 같은 행의 해당 셀: {count}개.',
        ja: '単純参照は同じ項目同士を結ぶはずです。参照先の行を確認してください。同じ行の該当セル：{count} 件。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values())
      for (const [first, ...others] of mismatchesByRow(model, grid)) {
        const { cell, source } = first!
        const data = {
          own: lineNameOf(model, cell),
          other: lineNameOf(model, source),
          source: nameOf(source),
          count: others.length + 1,
        }
        yield cellDraft(model, 'line', cell, {
          to: others.at(-1)?.cell ?? cell,
          operands: [source],
          data,
          confidence: 0.75,
        })
      }
  },
})

function mismatchesByRow(model: WorkbookModel, grid: SheetGrid): Iterable<Mismatch[]> {
  const found = grid.cells.filter(isCalculation).flatMap((cell) => mismatchOf(model, cell) ?? [])
  return Map.groupBy(found, ({ cell }) => lineOfCell(model, cell)).values()
}

function mismatchOf(model: WorkbookModel, cell: ModelCell): Mismatch | undefined {
  const { root } = cell.shape!
  if (root.type !== 'reference' || root.reference.isRange) return undefined
  const area = resolveReference(root.reference, cell)
  const source = area && gridOf(model, area.sheet)?.at(area.top, area.left)
  const [own, other] = [conceptOfCell(model, cell), source && conceptOfCell(model, source)]
  if (!source || !own || !other || own === other || !DISTINCT.has(own) || !DISTINCT.has(other)) return undefined
  return { cell, source }
}
