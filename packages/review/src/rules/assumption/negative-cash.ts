import { defineRule } from '../../rule/rule.ts'
import { balanceSheetsOf, gridOf, isNumeric, linesWith, numberOf, periodCells } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** In a bridge to net debt cash stands with its sign turned. */
const DEDUCTED = /^\s*(?:[(（][-–][)）]|[-–]|less\b|minus\b|减|扣除|차감|控除)/i

export const negativeCash = defineRule({
  meta: {
    id: 'assumption/negative-cash',
    catalogue: ['ASSU-015'],
    category: 'assumption',
    severity: 'warning',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    negative: {
      title: {
        'zh-CN': '预测货币资金为负',
        en: 'Forecast cash turns negative',
        ko: '예측 현금이 음수입니다',
        ja: '予測の現金残高がマイナスです',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {actual}；货币资金为负的期间共 {count} 个。',
        en: '{cell} ({label}) is {actual}. Periods with negative cash: {count}.',
        ko: '{cell}({label})의 값은 {actual}입니다. 현금이 음수인 기간: {count}개.',
        ja: '{cell}（{label}）は{actual}です。現金がマイナスの期間：{count}。',
      },
      explanation: {
        'zh-CN': '现金不可能为负：缺口应由借款或增资弥补，并计入利息与稀释，否则估值被高估。',
        en: 'Cash cannot be negative: the gap has to be financed, and its interest or dilution belongs in the valuation.',
        ko: '현금은 음수가 될 수 없습니다. 부족분은 차입이나 증자로 조달하고 이자나 희석을 가치에 반영해야 합니다.',
        ja: '現金はマイナスになりません。不足分は借入や増資で賄い、利息や希薄化を価値に反映すべきです。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const row of linesWith(model, 'cash')) {
      if (!balanceSheetsOf(model).has(row.sheet) || DEDUCTED.test(row.label.cell.text)) continue
      const negative = periodCells(model, row.cells).filter(
        (cell) => numberOf(cell)! < -0.5 && !isTurned(cell) && !isMovement(model, cell),
      )
      const [first] = negative
      if (!first) continue
      const data = { actual: first.cell.text.trim(), count: negative.length }
      yield cellDraft(model, 'negative', first, {
        operands: negative.slice(1),
        data,
        expected: '≥ 0',
        actual: data.actual,
        confidence: 0.8,
      })
    }
  },
})

/** One of the columns that its own line adds up behind the opening, or their sum: what the steps of a deal do to the cash, no cash that there is. */
function isMovement(model: WorkbookModel, cell: ModelCell): boolean {
  const opening = gridOf(model, cell.sheet)?.row(cell.row).find(isNumeric)
  return [cell, ...model.graph.dependants(cell)].some((reader) =>
    reader.sheet === cell.sheet && reader.row === cell.row && reader.shape?.functions.has('SUM')
      ? model.graph
          .precedentAreas(reader)
          .some(
            ({ top, bottom, left, right }) =>
              top === cell.row && bottom === top && left > (opening?.column ?? left) && right > left,
          )
      : false,
  )
}

/** −(cash + deposits): an amount that its formula turns round, to deduct it. */
function isTurned({ shape }: ModelCell): boolean {
  return shape?.root.type === 'unary' && shape.root.operator === '-'
}
