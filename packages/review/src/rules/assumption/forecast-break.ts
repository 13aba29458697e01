import { itemAt } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { numberOf, periodAt, periodCells, printPercent, seriesOf } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** Growth this far above the best of its own history needs to be argued. */
const LARGEST_JUMP = 0.25

export const forecastBreak = defineRule({
  meta: {
    id: 'assumption/forecast-break',
    catalogue: ['ASSU-010'],
    category: 'assumption',
    severity: 'warning',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    jump: {
      title: {
        'zh-CN': '预测增长明显高于历史',
        en: 'Forecast growth is far above history',
        ko: '예측 성장률이 과거 실적을 크게 웃돕니다',
        ja: '予測成長率が過去実績を大きく上回っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）较上年增长 {growth}，而历史最高增幅为 {best}。',
        en: '{cell} ({label}) grows by {growth}; the best year of its history grew by {best}.',
        ko: '{cell}({label})은(는) 전년 대비 {growth} 성장하나, 과거 최고 성장률은 {best}입니다.',
        ja: '{cell}（{label}）は前年比{growth}の成長ですが、過去の最高は{best}です。',
      },
      explanation: {
        'zh-CN': '“曲棍球杆”式预测应有订单、产能或新业务等依据支持。',
        en: 'A hockey-stick forecast needs support: orders, capacity or a new line of business.',
        ko: '하키스틱형 예측에는 수주, 생산능력, 신사업 등의 근거가 필요합니다.',
        ja: 'ホッケースティック型の予測には、受注・生産能力・新規事業などの裏付けが必要です。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const row of seriesOf(model, 'revenue')) {
      const cells = periodCells(model, row.cells)
      const growth = cells.slice(1).map((cell, index) => ({ cell, rate: growthOf(itemAt(cells, index), cell) }))
      const isForecast = ({ cell }: { cell: ModelCell }): boolean => natureOf(model, cell) === 'forecast'
      const history = growth.filter((step) => natureOf(model, step.cell) === 'actual').map(({ rate }) => rate)
      if (history.length < 2) continue
      const best = Math.max(...history)
      const jump = growth.find((step) => isForecast(step) && step.rate > Math.max(best, 0) + LARGEST_JUMP)
      if (!jump) continue
      const data = { growth: printPercent(jump.rate), best: printPercent(best) }
      yield cellDraft(model, 'jump', jump.cell, { operands: cells.slice(0, 3), data, confidence: 0.6 })
    }
  },
})

function growthOf(before: ModelCell, after: ModelCell): number {
  const [from, to] = [numberOf(before) ?? 0, numberOf(after) ?? 0]
  return from > 0 ? to / from - 1 : 0
}

function natureOf(model: WorkbookModel, cell: ModelCell): 'actual' | 'forecast' | undefined {
  return periodAt(model.axes(cell.sheet), cell)?.nature
}
