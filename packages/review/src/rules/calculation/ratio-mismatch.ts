import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const ratioMismatch = causeRule({
  meta: {
    id: 'calculation/ratio-mismatch',
    catalogue: ['CALC-010', 'CALC-013', 'CALC-011'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['ratio', 'eps'],
  message: {
    title: {
      'zh-CN': '比率计算有误',
      en: 'A ratio is miscalculated',
      ko: '비율이 잘못 계산되었습니다',
      ja: '比率の計算が誤っています',
    },
    message: {
      'zh-CN': '列示为 {actual}，按本文件数据复算应为 {expected}。',
      en: '{actual} is stated; recalculated from the figures of this document it is {expected}.',
      ko: '{actual}(으)로 기재되어 있으나, 이 문서의 수치로 재계산하면 {expected}입니다.',
      ja: '{actual}と記載されていますが、本文書の数値から再計算すると{expected}です。',
    },
    explanation: {
      'zh-CN': '分子与分母均取自本文件，算式即复算过程。',
      en: 'Numerator and denominator are both taken from this document; the equation is the recalculation.',
      ko: '분자와 분모는 모두 이 문서에 기재된 수치이며, 표시된 산식이 재계산 과정입니다.',
      ja: '分子と分母はいずれも本文書の記載値であり、表示の算式が再計算の過程です。',
    },
  },
})
