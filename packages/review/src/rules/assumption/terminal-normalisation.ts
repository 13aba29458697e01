import { defineRule } from '../../rule/rule.ts'
import {
  allPrecedents,
  cellAt,
  isCalculation,
  linesWith,
  numberOf,
  periodAt,
  periodCells,
  positionIn,
} from '@tickmark/workbook'
import type { ConceptLine, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

export const terminalNormalisation = defineRule({
  meta: {
    id: 'assumption/terminal-normalisation',
    catalogue: ['ASSU-009'],
    category: 'assumption',
    severity: 'warning',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    shrinking: {
      title: {
        'zh-CN': '永续期资本性支出低于折旧',
        en: 'Depreciation exceeds capex in the terminal year',
        ko: '최종연도의 자본적지출이 감가상각비보다 적습니다',
        ja: '最終年度の設備投資が減価償却費を下回っています',
      },
      message: {
        'zh-CN': '预测期最后一年 {cell}（{label}）的折旧为 {depreciation}，而资本性支出仅 {capex}。',
        en: 'In the last forecast year {cell} ({label}) shows depreciation of {depreciation} against capex of {capex}.',
        ko: '예측 마지막 연도 {cell}({label})의 감가상각비는 {depreciation}이나 자본적지출은 {capex}에 불과합니다.',
        ja: '予測最終年度の{cell}（{label}）の減価償却費は{depreciation}ですが、設備投資は{capex}にとどまります。',
      },
      explanation: {
        'zh-CN': '以该年现金流推算终值，等于假定资产永远收缩而业务持续增长，会高估终值。',
        en: 'A terminal value based on this year assumes a growing business on ever-shrinking assets, and is overstated.',
        ko: '이 연도의 현금흐름으로 잔존가치를 산출하면 자산은 계속 줄면서 사업은 성장한다고 가정하게 되어 과대평가됩니다.',
        ja: 'この年度を基に継続価値を算定すると、資産が縮小し続けながら事業が成長する前提となり、過大評価になります。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const flow of linesWith(model, 'free_cash_flow')) {
      const last = periodCells(model, flow.cells).at(-1)
      if (!last || !leadsToTerminal(model, flow, last)) continue
      const inYear = (concept: 'depreciation' | 'capex'): ModelCell | undefined =>
        linesWith(model, concept)
          .filter(
            (line) =>
              line.sheet === flow.sheet && line.direction === flow.direction && Math.abs(line.line - flow.line) <= 12,
          )
          .map((line) => cellAt(line, positionIn(flow, last)))
          .find((cell) => cell !== undefined)
      const [depreciation, capex] = [inYear('depreciation'), inYear('capex')]
      const [charge, spending] = [Math.abs(numberOf(depreciation) ?? 0), Math.abs(numberOf(capex) ?? 0)]
      if (!depreciation || !capex || spending === 0 || charge <= spending * 1.2) continue
      const data = { depreciation: depreciation.cell.text.trim(), capex: capex.cell.text.trim() }
      yield cellDraft(model, 'shrinking', depreciation, { operands: [capex, last], data, confidence: 0.6 })
      return
    }
  },
})

/** Where the workbook holds terminal values, one of them grows out of this flow; a flow of the past explains none. */
function leadsToTerminal(model: WorkbookModel, line: ConceptLine, flow: ModelCell): boolean {
  const values = linesWith(model, 'terminal_value').flatMap(({ cells }) => cells.filter(isCalculation))
  if (values.length === 0) return periodAt(model.axes(flow.sheet), flow) !== undefined && isValued(model, line, flow)
  return values.some((value) => allPrecedents(model, value).has(flow))
}

/** Where formulas read flows of the line, they read this one: what they pass over is shown for comparison, years of the past beside the forecast. */
function isValued(model: WorkbookModel, line: ConceptLine, flow: ModelCell): boolean {
  const isRead = (cell: ModelCell): boolean => model.graph.dependants(cell).length > 0
  return isRead(flow) || !line.cells.some(isRead)
}
