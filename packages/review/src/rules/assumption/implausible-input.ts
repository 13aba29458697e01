import { defineRule } from '../../rule.ts'
import { rowsWith } from '../../workbook/concept-rows.ts'
import type { ModelConcept } from '../../workbook/concepts.ts'
import { printNumber, printPercent } from '../../workbook/evidence.ts'
import { isConstantNumber, numberOf, type ModelCell } from '../../workbook/grid.ts'
import { cellDraft } from '../workbook-draft.ts'

interface Band {
  concept: ModelConcept
  low: number
  high: number
  /** Outside these the number can't be meant. */
  least: number
  most: number
  isRate: boolean
}

/** Statutory rates and ranges seen in practice; outside is not wrong by itself but needs a reason. */
const BANDS: readonly Band[] = [
  { concept: 'tax_rate', low: 0, high: 0.45, least: 0, most: 1, isRate: true },
  { concept: 'beta', low: 0.2, high: 3, least: -1, most: 6, isRate: false },
  { concept: 'equity_risk_premium', low: 0.03, high: 0.1, least: 0, most: 0.3, isRate: true },
  { concept: 'risk_free_rate', low: -0.01, high: 0.12, least: -0.02, most: 0.3, isRate: true },
  { concept: 'cost_of_debt', low: 0, high: 0.2, least: 0, most: 0.5, isRate: true },
  { concept: 'debt_weight', low: 0, high: 1, least: 0, most: 1, isRate: true },
  { concept: 'equity_weight', low: 0, high: 1, least: 0, most: 1, isRate: true },
  { concept: 'payout_ratio', low: 0, high: 1, least: 0, most: 2, isRate: true },
]

export const implausibleInput = defineRule({
  meta: { id: 'assumption/implausible-input', catalogue: ['ASSU-012'], category: 'assumption', severity: 'warning', basis: 'heuristic', documents: ['valuation_model'], status: 'stable' },
  messages: {
    unusual: {
      title: { 'zh-CN': '假设超出常见范围', en: 'Assumption outside the usual range', ko: '가정이 통상 범위를 벗어났습니다', ja: '前提が通常の範囲を外れています' },
      message: { 'zh-CN': '{cell}（{label}）取值 {value}，常见范围为 {low} 至 {high}。', en: '{cell} ({label}) is {value}; the usual range is {low} to {high}.', ko: '{cell}({label})의 값은 {value}이며, 통상 범위는 {low}~{high}입니다.', ja: '{cell}（{label}）の値は {value} ですが、通常の範囲は {low}～{high} です。' },
      explanation: { 'zh-CN': '超出范围不必然有误，但应有明确依据；请核对来源并检查录入单位。', en: 'Outside is not wrong by itself but needs a reason: check the source, and the unit in which it was typed.', ko: '범위를 벗어났다고 반드시 오류는 아니지만 근거가 필요합니다. 출처와 입력 단위를 확인하십시오.', ja: '範囲外でも直ちに誤りとは限りませんが、根拠が必要です。出所と入力単位を確認してください。' },
    },
    impossible: {
      title: { 'zh-CN': '假设取值不可能成立', en: 'Assumption cannot be meant', ko: '가정 값이 성립할 수 없습니다', ja: '前提の値があり得ません' },
      message: { 'zh-CN': '{cell}（{label}）取值 {value}，合理范围为 {low} 至 {high}；疑为百分数录入单位错误。', en: '{cell} ({label}) is {value}, against a usual range of {low} to {high}; a percentage was probably typed in the wrong unit.', ko: '{cell}({label})의 값은 {value}이며, 합리적 범위는 {low}~{high}입니다. 백분율 입력 단위 오류로 보입니다.', ja: '{cell}（{label}）の値は {value} ですが、合理的な範囲は {low}～{high} です。パーセントの入力単位の誤りと思われます。' },
      explanation: { 'zh-CN': '请核对原始依据并更正；所有引用该假设的结果都会失真。', en: 'Check it against its source and correct it: every result that reads it is distorted.', ko: '근거 자료와 대조하여 정정하십시오. 이 가정을 참조하는 모든 결과가 왜곡됩니다.', ja: '根拠資料と照合して訂正してください。この前提を参照するすべての結果が歪みます。' },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const band of BANDS)
      for (const { cells } of rowsWith(model, band.concept)) {
        const typed = cells.filter(isConstantNumber)
        const unit = typesWholePercents(band, typed) ? 100 : 1
        for (const cell of typed) {
          const value = numberOf(cell)! / unit
          if (value >= band.low && value <= band.high) continue
          const impossible = value < band.least || value > band.most
          const print = band.isRate ? printPercent : printNumber
          yield cellDraft(model, impossible ? 'impossible' : 'unusual', cell, {
            operands: typed.filter((other) => other !== cell).slice(0, 3),
            data: { value: print(value), low: print(band.low), high: print(band.high) },
            expected: `${print(band.low)} – ${print(band.high)}`,
            actual: cell.cell.text,
            confidence: impossible ? 0.95 : 0.7,
            ...(impossible && { severity: 'serious' as const }),
          })
        }
      }
  },
})

/** A row in which every number is above 1 holds percentages typed as whole numbers. */
function typesWholePercents({ isRate }: Band, cells: readonly ModelCell[]): boolean {
  return isRate && cells.length > 0 && cells.every((cell) => numberOf(cell)! > 1.5 && !cell.cell.numberFormat?.includes('%'))
}
