import { defineRule } from '../../rule/rule.ts'
import { cellDraft } from '../../rule/cell-draft.ts'
import { findAppliedMultiples, findPeerRanges, nameOf, printNumber } from '@tickmark/workbook'

export const multipleRange = defineRule({
  meta: {
    id: 'assumption/multiple-range',
    catalogue: ['ASSU-014'],
    category: 'assumption',
    severity: 'warning',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    outside: {
      title: {
        'zh-CN': '采用的倍数超出可比公司区间',
        en: 'The multiple applied lies outside its comparables',
        ko: '적용 배수가 유사기업의 범위를 벗어납니다',
        ja: '適用した倍率が類似会社の範囲外です',
      },
      message: {
        'zh-CN': '{cell}（{label}）采用的倍数为 {actual}，而 {count} 家可比公司的“{head}”介于 {low} 与 {high} 之间。',
        en: '{cell} ({label}) applies a multiple of {actual}; “{head}” of the {count} comparables lies between {low} and {high}.',
        ko: '{cell}({label})의 적용 배수는 {actual}이나, 유사기업 {count}개사의 ‘{head}’은(는) {low}~{high}입니다.',
        ja: '{cell}（{label}）の適用倍率は{actual}ですが、類似会社{count}社の「{head}」は{low}〜{high}です。',
      },
      explanation: {
        'zh-CN': '超出同行最高或最低水平的倍数需要说明理由（规模、增长、控制权溢价等）。',
        en: 'A multiple above or below every peer needs an argument: size, growth, a control premium.',
        ko: '모든 유사기업보다 높거나 낮은 배수에는 규모, 성장성, 경영권 프리미엄 등의 근거가 필요합니다.',
        ja: 'すべての類似会社を上回る（下回る）倍率には、規模・成長性・支配権プレミアムなどの根拠が必要です。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const ranges = findPeerRanges(model)
    for (const { cell, basis, value, user } of findAppliedMultiples(model)) {
      const own = ranges.filter((range) => range.basis === basis)
      if (own.length === 0 || own.some(({ low, high }) => value >= low * 0.999 && value <= high * 1.001)) continue
      const [{ low, high, head, cells }] = own as [(typeof own)[0]]
      yield cellDraft(model, 'outside', cell, {
        operands: [user, ...cells.slice(0, 4)],
        data: {
          actual: printNumber(value),
          low: printNumber(low),
          high: printNumber(high),
          head: head.cell.text.trim(),
          count: cells.length,
          user: nameOf(user),
        },
        expected: `${printNumber(low)} – ${printNumber(high)}`,
        actual: printNumber(value),
        confidence: 0.7,
      })
    }
  },
})
