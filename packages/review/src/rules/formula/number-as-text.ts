import { defineRule } from '../../rule.ts'
import { findAggregates } from '../../workbook/aggregates.ts'
import { nameOf } from '../../workbook/evidence.ts'
import { cellsInArea, isNumeric, type ModelCell } from '../../workbook/grid.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'

export const numberAsText = defineRule({
  meta: {
    id: 'formula/number-as-text',
    catalogue: ['FORM-007'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    text: {
      title: {
        'zh-CN': '数字以文本形式存储，未被求和',
        en: 'Number stored as text is left out of a sum',
        ko: '텍스트로 저장된 숫자가 합계에서 제외됩니다',
        ja: '文字列の数値が合計に含まれていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的“{actual}”为文本，合计 {total} 未将其计入。',
        en: '{cell} ({label}) holds “{actual}” as text, so the total {total} does not count it.',
        ko: '{cell}({label})의 “{actual}”은(는) 텍스트이므로 합계 {total}에 포함되지 않습니다.',
        ja: '{cell}（{label}）の「{actual}」は文字列のため、合計 {total} に含まれていません。',
      },
      explanation: {
        'zh-CN': '从其他系统粘贴的数字常带文本格式。请转换为数值后重新计算。',
        en: 'Numbers pasted from other systems often arrive as text. Convert it and recalculate.',
        ko: '다른 시스템에서 붙여 넣은 숫자는 텍스트인 경우가 많습니다. 숫자로 변환한 뒤 다시 계산하십시오.',
        ja: '他システムから貼り付けた数値は文字列になりがちです。数値に変換して再計算してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const seen = new Set<ModelCell>()
    for (const grid of model.grids.values())
      for (const { cell: total, area } of findAggregates(grid)) {
        const cells = [...cellsInArea(grid, area)]
        const texts = cells.filter((cell) => looksNumeric(cell) && !seen.has(cell))
        if (texts.length === 0 || cells.filter(isNumeric).length < texts.length) continue
        for (const cell of texts) seen.add(cell)
        const data = { actual: texts[0]!.cell.text.trim(), total: nameOf(total) }
        yield cellDraft(model, 'text', texts[0]!, { operands: [total, ...texts.slice(1)], data, confidence: 0.9 })
      }
  },
})

/** "1,234.5", "(120)", "12%" as text; "-" stands for nothing. */
function looksNumeric({ cell }: ModelCell): boolean {
  return (
    cell.type === 'text' &&
    /^\s*[-(]?\s*[$€£¥₩]?\s*\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s*\)?%?\s*$/.test(String(cell.value).normalize('NFKC'))
  )
}
