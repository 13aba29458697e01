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
      'zh-CN': '平均数、中位数、极值或复合增长率计算有误',
      en: 'An average, median, extreme or compound growth rate is miscalculated',
      ko: '평균, 중앙값, 최댓값·최솟값 또는 연평균 성장률이 잘못 계산되었습니다',
      ja: '平均値・中央値・最大値・最小値または年平均成長率の計算が誤っています',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，复算应为 {expected}。',
      en: '“{name}” ({column}) is stated as {actual}; recalculated it is {expected}.',
      ko: '‘{name}’({column})은(는) {actual}(으)로 기재되어 있으나 재계산하면 {expected}입니다.',
      ja: '「{name}」（{column}）は{actual}と記載されていますが、再計算すると{expected}です。',
    },
    explanation: {
      'zh-CN': '按其所概括的各项列示数复算，与列示结果不符；请核对各项数值及计算范围。',
      en: 'Recalculated from the lines that it sums up, it comes to something else; check the lines and what the calculation covers.',
      ko: '대상 항목의 기재값으로 재계산한 결과와 다릅니다. 항목의 금액과 계산 범위를 확인하십시오.',
      ja: '対象項目の記載値から再計算した結果と一致しません。各項目の値と計算の範囲を確認してください。',
    },
  },
})
