import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const averageMismatch = causeRule({
  meta: {
    id: 'calculation/average-mismatch',
    catalogue: ['CALC-013'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['average'],
  message: {
    title: {
      'zh-CN': '平均数或复合增长率计算有误',
      en: 'An average or compound growth rate is miscalculated',
      ko: '평균 또는 연평균 성장률이 잘못 계산되었습니다',
      ja: '平均値または年平均成長率の計算が誤っています',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，复算应为 {expected}。',
      en: '“{name}” ({column}) is stated as {actual}; recalculated it is {expected}.',
      ko: '‘{name}’({column})은(는) {actual}(으)로 기재되어 있으나 재계산하면 {expected}입니다.',
      ja: '「{name}」（{column}）は{actual}と記載されていますが、再計算すると{expected}です。',
    },
    explanation: {
      'zh-CN': '同表其余各行（列）均按同一方法复算相符，唯此处不符。',
      en: 'The same calculation gives the printed number everywhere else in this table.',
      ko: '같은 표의 다른 행과 열에서는 같은 계산이 기재값과 일치합니다.',
      ja: '同じ表の他の行・列では、同じ計算で記載値と一致します。',
    },
  },
})
