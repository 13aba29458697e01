import { defineRule } from '../../rule.ts'
import type { ModelCell, SheetGrid } from '../../workbook/grid.ts'
import type { WorkbookModel } from '../../workbook/model.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'

export const workbookHiddenSource = defineRule({
  meta: {
    id: 'traceability/workbook-hidden-source',
    catalogue: ['TRAC-012'],
    category: 'traceability',
    severity: 'suggestion',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    sheet: {
      title: {
        'zh-CN': '可见结果依赖隐藏工作表',
        en: 'Visible results depend on a hidden sheet',
        ko: '표시된 결과가 숨겨진 시트에 의존합니다',
        ja: '表示されている結果が非表示シートに依存しています',
      },
      message: {
        'zh-CN': '隐藏工作表“{sheet}”中的 {cell}（{label}）被可见工作表的公式引用。',
        en: '{cell} ({label}) on the hidden sheet “{sheet}” feeds formulas on visible sheets.',
        ko: '숨겨진 시트 “{sheet}”의 {cell}({label})을(를) 표시된 시트의 수식이 참조합니다.',
        ja: '非表示シート「{sheet}」の {cell}（{label}）が、表示シートの数式から参照されています。',
      },
      explanation: {
        'zh-CN': '审阅者看不到隐藏内容，影响结果的假设应公开列示。',
        en: 'A reader does not see it; assumptions that move results should stand in the open.',
        ko: '검토자가 숨겨진 내용을 볼 수 없으므로, 결과에 영향을 주는 가정은 공개되어야 합니다.',
        ja: '閲覧者には見えません。結果に影響する前提は表示すべきです。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values()) {
      if (grid.sheet.visibility === 'visible') continue
      const cell = grid.cells.find(
        (candidate) => typeof candidate.cell.value === 'number' && visibleReader(model, grid, candidate),
      )
      if (cell)
        yield cellDraft(model, 'sheet', cell, {
          operands: [visibleReader(model, grid, cell)!],
          data: { sheet: grid.name },
          confidence: 0.9,
        })
    }
  },
})

function visibleReader(model: WorkbookModel, grid: SheetGrid, cell: ModelCell): ModelCell | undefined {
  return model.graph
    .dependants(cell)
    .find(
      (reader) =>
        reader.sheet !== grid.name && model.grids.get(reader.sheet.toLowerCase())?.sheet.visibility === 'visible',
    )
}
