import { defineRule } from '../../rule/rule.ts'
import { isConstantNumber, lineNameOf, mainValueOf, numberOf, perpetuitiesOf, printPercent } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** Long-run nominal growth of a developed economy; a firm cannot outgrow its economy for ever (Damodaran; IVS 105). */
const LONG_RUN_GROWTH = 0.04

export const terminalGrowth = defineRule({
  meta: {
    id: 'assumption/terminal-growth',
    catalogue: ['ASSU-001', 'ASSU-002'],
    category: 'assumption',
    severity: 'warning',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    high: {
      title: {
        'zh-CN': '永续增长率偏高',
        en: 'Terminal growth is high',
        ko: '영구성장률이 높습니다',
        ja: '永久成長率が高めです',
      },
      message: {
        'zh-CN': '{cell}（{label}）取 {growth}，高于长期名义增长的参照水平 {limit}。',
        en: '{cell} ({label}) is {growth}, above the long-run nominal growth benchmark of {limit}.',
        ko: '{cell}({label})의 값 {growth}은(는) 장기 명목성장률 기준 {limit}보다 높습니다.',
        ja: '{cell}（{label}）の{growth}は、長期名目成長率の目安{limit}を上回っています。',
      },
      explanation: {
        'zh-CN': '参照水平取无风险利率与 4% 中的较高者。永续期增长率每提高一点，终值都会大幅放大，应说明依据。',
        en: 'The benchmark is the higher of the risk-free rate and 4%. Terminal value reacts strongly to every point of it; the basis should be stated.',
        ko: '기준은 무위험이자율과 4% 중 높은 값입니다. 영구성장률이 조금만 높아져도 잔존가치가 크게 늘어나므로 근거를 제시해야 합니다.',
        ja: '目安は無リスク金利と4％のいずれか高い方です。永久成長率のわずかな上昇でも継続価値は大きく膨らむため、根拠の明示が必要です。',
      },
    },
    aboveWacc: {
      title: {
        'zh-CN': '永续增长率不低于折现率',
        en: 'Terminal growth is not below the discount rate',
        ko: '영구성장률이 할인율 이상입니다',
        ja: '永久成長率が割引率以上です',
      },
      message: {
        'zh-CN': '{cell}（{label}）取 {growth}，不低于 WACC {limit}，戈登公式不成立。',
        en: '{cell} ({label}) is {growth} and WACC {limit}: the Gordon growth formula does not hold.',
        ko: '{cell}({label})의 값 {growth}이(가) WACC {limit} 이상이므로 고든 모델이 성립하지 않습니다.',
        ja: '{cell}（{label}）の{growth}はWACC {limit}以上であり、ゴードン成長モデルが成立しません。',
      },
      explanation: {
        'zh-CN': '增长率不低于折现率时终值为负或无穷大。',
        en: 'With growth at or above the discount rate the terminal value turns negative or infinite.',
        ko: '성장률이 할인율 이상이면 잔존가치가 음수이거나 무한대가 됩니다.',
        ja: '成長率が割引率以上の場合、継続価値は負または無限大になります。',
      },
    },
  },
  *check({ model }) {
    const [growth, wacc] = model ? ratesOf(model) : []
    if (!model || !growth || growth.value <= 0 || growth.value >= 1) return
    const riskFree = mainValueOf(model, 'risk_free_rate') ?? abbreviatedRiskFree(model)
    const limit = Math.max(LONG_RUN_GROWTH, riskFree && riskFree.value < 0.2 ? riskFree.value : 0)
    const above = wacc !== undefined && wacc.value > 0 && growth.value >= wacc.value
    if (!above && growth.value <= limit) return
    const operands = above ? [wacc.cell] : [riskFree?.cell, wacc?.cell].filter((cell) => cell !== undefined)
    const data = { growth: printPercent(growth.value), limit: printPercent(above ? wacc.value : limit) }
    yield cellDraft(model, above ? 'aboveWacc' : 'high', growth.cell, {
      operands,
      data,
      expected: `${above ? '<' : '≤'} ${data.limit}`,
      actual: growth.cell.cell.text,
      confidence: above ? 0.95 : 0.7,
      ...(above && { severity: 'serious' as const }),
    })
  },
})

/** "Rf" alone, which heads many a table of betas too, counts where nothing is named in full. */
function abbreviatedRiskFree(model: WorkbookModel): Rate | undefined {
  const cells = [...model.grids.values()].flatMap((grid) =>
    grid.cells.filter((cell) => isConstantNumber(cell) && /^r_?f$/i.test(lineNameOf(model, cell).trim())),
  )
  const [cell, more] = cells
  const value = numberOf(cell)
  return cell && !more && value !== undefined ? { cell, value } : undefined
}

interface Rate {
  cell: ModelCell
  value: number
}

/** Growth and discount rate: by their names, or by their places in the formula of a growing perpetuity, however they are called. */
function ratesOf(model: WorkbookModel): [growth?: Rate, wacc?: Rate] {
  const [form] = perpetuitiesOf(model)
  const rateOf = (cell: ModelCell | undefined): Rate | undefined => {
    const value = numberOf(cell)
    return cell && value !== undefined ? { cell, value } : undefined
  }
  return [
    mainValueOf(model, 'terminal_growth') ?? rateOf(form?.growth),
    mainValueOf(model, 'wacc') ?? rateOf(form?.rate),
  ]
}
