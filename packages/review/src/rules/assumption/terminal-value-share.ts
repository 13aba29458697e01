import { defineRule } from '../../rule/rule.ts'
import { allPrecedents, consequencesOf, isCalculation, mainValueOf, printPercent, valuesOf } from '@tickmark/workbook'
import type { NamedValue, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** Wider than the 50–85 % usual for a five-year forecast, so that long and short horizons both pass. */
const [LOW, HIGH] = [0.4, 0.9]

export const terminalValueShare = defineRule({
  meta: {
    id: 'assumption/terminal-value-share',
    catalogue: ['ASSU-008'],
    category: 'assumption',
    severity: 'warning',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    share: {
      title: {
        'zh-CN': '终值占企业价值的比例异常',
        en: 'Terminal value is an unusual proportion of enterprise value',
        ko: '기업가치 중 잔존가치 비중이 통상 범위를 벗어납니다',
        ja: '企業価値に占める継続価値の割合が通常の範囲外です',
      },
      message: {
        'zh-CN': '{cell}（{label}）占企业价值的 {share}，常见区间为 50%–85%。',
        en: '{cell} ({label}) makes up {share} of enterprise value; 50–85% is usual.',
        ko: '{cell}({label})이(가) 기업가치의 {share}를 차지합니다. 통상 범위는 50~85%입니다.',
        ja: '{cell}（{label}）が企業価値の{share}を占めています。通常は50〜85％です。',
      },
      explanation: {
        'zh-CN': '比例过高说明估值主要取决于永续假设；过低则可能折现或永续公式有误。',
        en: 'A high share means the value rests on perpetuity assumptions; a low one hints at an error in discounting or in the Gordon formula.',
        ko: '비중이 높으면 가치가 영구 가정에 좌우되고, 낮으면 할인이나 고든 산식의 오류일 수 있습니다.',
        ja: '割合が高い場合は永続の前提に依存し、低い場合は割引や永久成長の式に誤りがある可能性があります。',
      },
    },
  },
  *check({ model }) {
    const terminal = model && mainValueOf(model, 'pv_terminal_value')
    const enterprise = terminal && wholeOf(model, terminal)
    if (!terminal || !enterprise || enterprise.value <= 0 || terminal.value <= 0) return
    const share = terminal.value / enterprise.value
    if ((share >= LOW && share <= HIGH) || [terminal, enterprise].some(({ cell }) => consequencesOf(model).has(cell)))
      return
    yield cellDraft(model, 'share', terminal.cell, {
      operands: [enterprise.cell],
      data: { share: printPercent(share) },
      expected: '50–85%',
      actual: printPercent(share),
      confidence: 0.6,
    })
  },
})

/** The enterprise value that takes the terminal value in; typed, it stands with it on one sheet. Another is that of another valuation. */
function wholeOf(model: WorkbookModel, terminal: NamedValue): NamedValue | undefined {
  const main = mainValueOf(model, 'enterprise_value')
  return [...(main ? [main] : []), ...valuesOf(model, 'enterprise_value')].find(({ cell }) =>
    isCalculation(cell) ? allPrecedents(model, cell).has(terminal.cell) : cell.sheet === terminal.cell.sheet,
  )
}
