import { defineRule } from '../../rule/rule.ts'
import { implausibleInputsOf, printNumber, printPercent } from '@tickmark/workbook'
import type { ImplausibleInput } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

export const implausibleInput = defineRule({
  meta: {
    id: 'assumption/implausible-input',
    catalogue: ['ASSU-012'],
    category: 'assumption',
    severity: 'warning',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    unusual: {
      title: {
        'zh-CN': '假设超出常见范围',
        en: 'Assumption outside the usual range',
        ko: '가정이 통상 범위를 벗어났습니다',
        ja: '前提が通常の範囲を外れています',
      },
      message: {
        'zh-CN': '{cell}（{label}）取值 {value}，常见范围为 {low} 至 {high}。',
        en: '{cell} ({label}) is {value}; the usual range is {low} to {high}.',
        ko: '{cell}({label})의 값은 {value}이며, 통상 범위는 {low}~{high}입니다.',
        ja: '{cell}（{label}）の値は{value}ですが、通常の範囲は{low}〜{high}です。',
      },
      explanation: {
        'zh-CN': '超出范围不必然有误，但应有明确依据；请核对来源并检查录入单位。',
        en: 'A value outside the range is not wrong in itself but needs a reason: check its source and the unit it was entered in.',
        ko: '범위를 벗어났다고 반드시 오류는 아니지만 근거가 필요합니다. 출처와 입력 단위를 확인하십시오.',
        ja: '範囲外でも直ちに誤りとは限りませんが、根拠が必要です。出典と入力単位を確認してください。',
      },
    },
    impossible: {
      title: {
        'zh-CN': '假设取值不可能成立',
        en: 'Assumption has an impossible value',
        ko: '가정 값이 성립할 수 없습니다',
        ja: '前提の値があり得ません',
      },
      message: {
        'zh-CN': '{cell}（{label}）取值 {value}，合理范围为 {low} 至 {high}；疑为百分数录入单位错误。',
        en: '{cell} ({label}) is {value}, against a usual range of {low} to {high}; a percentage was probably entered in the wrong unit.',
        ko: '{cell}({label})의 값은 {value}이며, 합리적 범위는 {low}~{high}입니다. 백분율 입력 단위 오류로 보입니다.',
        ja: '{cell}（{label}）の値は{value}ですが、合理的な範囲は{low}〜{high}です。パーセントの入力単位の誤りと思われます。',
      },
      explanation: {
        'zh-CN': '请核对原始依据并更正；所有引用该假设的结果都会失真。',
        en: 'Check it against its source and correct it: every result that reads it is distorted.',
        ko: '근거 자료와 대조하여 정정하십시오. 이 가정을 참조하는 모든 결과가 왜곡됩니다.',
        ja: '根拠資料と照合して訂正してください。この前提を参照するすべての結果に影響します。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cell, row, value, band, impossible } of oneALine(implausibleInputsOf(model))) {
      const print = band.isRate ? printPercent : printNumber
      yield cellDraft(model, impossible ? 'impossible' : 'unusual', cell, {
        operands: row.filter((other) => other !== cell).slice(0, 3),
        data: { value: print(value), low: print(band.low), high: print(band.high) },
        expected: `${print(band.low)} – ${print(band.high)}`,
        actual: cell.cell.text,
        confidence: impossible ? 0.95 : 0.7,
        ...(impossible && { severity: 'serious' as const }),
      })
    }
  },
})

/** A line outside its range throughout is one assumption: the first of its numbers stands for the others that are judged alike. */
function oneALine(found: readonly ImplausibleInput[]): ImplausibleInput[] {
  const kept: ImplausibleInput[] = []
  for (const one of found) {
    const same = kept.some(
      (other) => other.impossible === one.impossible && other.row.length > 1 && other.row.includes(one.cell),
    )
    if (!same) kept.push(one)
  }
  return kept
}
