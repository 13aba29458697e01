import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { findAggregates, isMostlyBlank, joinNeighbours } from '@tickmark/workbook'
import type { Aggregate } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const blankRange = defineRule({
  meta: {
    id: 'formula/blank-range',
    catalogue: ['FORM-009'],
    category: 'calculation',
    severity: 'suggestion',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    blank: {
      title: {
        'zh-CN': '求和区域大部分为空白',
        en: 'Most of a total’s range is blank',
        ko: '합계 범위의 대부분이 비어 있습니다',
        ja: '合計範囲の大半が空白です',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 跨越的区域超过三分之二为空白或标题行。',
        en: '{cell} ({label}) holds {actual}; more than two thirds of its range are blank lines or headings.',
        ko: '{cell}({label})의 수식 {actual}이(가) 걸친 범위의 3분의 2 이상이 빈 행이나 제목입니다.',
        ja: '{cell}（{label}）の数式 {actual} の範囲は、3分の2以上が空白行または見出しです。',
      },
      explanation: {
        'zh-CN': '跨段求和会把以后填入空行的数字和各段小计一并计入，建议改为逐项相加或按小计相加。',
        en: 'Such a range silently takes in whatever is later typed into the gaps, subtotals included. Add the lines or the subtotals by name.',
        ko: '이런 범위는 나중에 빈칸에 입력되는 값이나 소계까지 합산합니다. 항목별 또는 소계별로 더하는 것이 안전합니다.',
        ja: 'このような範囲は、後から空白行に入力された数値や小計まで合算してしまいます。項目または小計を個別に加算すべきです。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values()) {
      const blank = findAggregates(grid).filter((aggregate) => isMostlyBlank(grid, aggregate))
      for (const group of joinNeighbours(blank, ({ cell }) => cell, isCopy)) {
        const { cell } = firstOf(group)
        yield cellDraft(model, 'blank', cell, {
          to: lastOf(group).cell,
          data: { actual: `=${cell.cell.formula}` },
          confidence: 0.5,
        })
      }
    }
  },
})

function isCopy(a: Aggregate, b: Aggregate): 'row' | 'column' | undefined {
  if (a.cell.shape.form !== b.cell.shape.form) return undefined
  return a.direction === 'column' ? 'row' : 'column'
}
