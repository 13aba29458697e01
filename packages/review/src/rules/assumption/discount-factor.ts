import { defineRule } from '../../rule.ts'
import { printNumber, printPercent } from '../../workbook/evidence.ts'
import { numberOf } from '../../workbook/grid.ts'
import { mainValueOf, periodCells, seriesOf } from '../../workbook/valuation.ts'
import { cellDraft } from '../../workbook/cell-draft.ts'

/** Rates that differ by less than this are the same rate, rounded. */
const RATE_TOLERANCE = 5e-4

export const discountFactor = defineRule({
  meta: {
    id: 'assumption/discount-factor',
    catalogue: ['ASSU-003'],
    category: 'assumption',
    severity: 'serious',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    step: {
      title: {
        'zh-CN': '折现系数的期间间隔不一致',
        en: 'Discount factors are not one period apart',
        ko: '할인계수의 기간 간격이 일정하지 않습니다',
        ja: '割引係数の期間間隔が一定していません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的折现系数为 {factor}，与上一期相比隐含的单期折现率为 {implied}，而其余各期为 {usual}。',
        en: '{cell} ({label}) is {factor}; against the period before it implies a rate of {implied}, while the other periods imply {usual}.',
        ko: '{cell}({label})의 할인계수는 {factor}로, 직전 기간 대비 내재 할인율이 {implied}이나 다른 기간은 {usual}입니다.',
        ja: '{cell}（{label}）の割引係数は {factor} で、前期比の内在割引率は {implied} ですが、他の期間は {usual} です。',
      },
      explanation: {
        'zh-CN': '各期折现期数应等距递增，并使用同一折现率。',
        en: 'Discount periods rise by equal steps and use one rate.',
        ko: '할인기간은 같은 간격으로 증가하고 동일한 할인율을 사용해야 합니다.',
        ja: '割引期間は等間隔で増加し、同一の割引率を用いるべきです。',
      },
    },
    rate: {
      title: {
        'zh-CN': '折现系数与 WACC 不一致',
        en: 'Discount factors do not follow from WACC',
        ko: '할인계수가 WACC와 일치하지 않습니다',
        ja: '割引係数が WACC と整合しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）起的折现系数隐含折现率 {implied}，而 WACC 为 {usual}。',
        en: 'The discount factors from {cell} ({label}) on imply a rate of {implied}; WACC is {usual}.',
        ko: '{cell}({label})부터의 할인계수에 내재된 할인율은 {implied}이나 WACC는 {usual}입니다.',
        ja: '{cell}（{label}）以降の割引係数に内在する割引率は {implied} ですが、WACC は {usual} です。',
      },
      explanation: {
        'zh-CN': '折现应引用模型中计算的 WACC 单元格。',
        en: 'Discounting should read the WACC that the model computes.',
        ko: '할인에는 모델에서 계산한 WACC 셀을 참조해야 합니다.',
        ja: '割引にはモデルで算定した WACC のセルを参照すべきです。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const wacc = mainValueOf(model, 'wacc')
    for (const row of seriesOf(model, 'discount_factor')) {
      const cells = periodCells(model, row.cells)
      const factors = cells.map((cell) => numberOf(cell)!)
      if (cells.length < 3 || factors.some((factor) => factor <= 0 || factor > 1)) continue
      const rates = factors.slice(1).map((factor, index) => factors[index]! / factor - 1)
      const usual = rates.toSorted((a, b) => a - b)[rates.length >> 1]!
      const odd = rates.findIndex((rate) => Math.abs(rate - usual) > RATE_TOLERANCE)
      const even = rates.filter((rate) => Math.abs(rate - usual) <= RATE_TOLERANCE).length
      if (odd >= 0 && even >= 2) {
        const cell = cells[odd + 1]!
        const data = {
          factor: printNumber(factors[odd + 1]!),
          implied: printPercent(rates[odd]!),
          usual: printPercent(usual),
        }
        yield cellDraft(model, 'step', cell, { operands: [cells[odd]!], data, confidence: 0.8 })
      } else if (
        odd < 0 &&
        wacc &&
        wacc.value > 0.01 &&
        wacc.value < 0.5 &&
        Math.abs(usual - wacc.value) > RATE_TOLERANCE
      ) {
        const data = { factor: printNumber(factors[0]!), implied: printPercent(usual), usual: printPercent(wacc.value) }
        yield cellDraft(model, 'rate', cells[0]!, { operands: [wacc.cell], data, confidence: 0.6, severity: 'warning' })
      }
    }
  },
})
