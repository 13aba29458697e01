import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const quartersDifferFromYear = causeRule({
  meta: {
    id: 'consistency/quarters-differ-from-year',
    catalogue: ['CONS-020'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['quarters'],
  message: {
    title: {
      'zh-CN': '分季度数据之和与全年数不符',
      en: 'The quarters do not add up to the year',
      ko: '분기 수치의 합이 연간 수치와 다릅니다',
      ja: '四半期の合計が通期の数値と一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}；四个季度合计 {computed}，全年列示 {stated}，相差 {difference}。',
      en: '“{name}” ({column}) is stated as {actual}; the four quarters come to {computed}, the year is stated as {stated}, a difference of {difference}.',
      ko: '‘{name}’({column})은(는) {actual}(으)로 기재되어 있습니다. 4개 분기 합계는 {computed}, 연간 기재값은 {stated}(으)로 {difference} 차이가 납니다.',
      ja: '「{name}」（{column}）は{actual}と記載されています。四半期合計は{computed}、通期の記載値は{stated}で、{difference}の差があります。',
    },
    explanation: {
      'zh-CN': '同表其他项目的四个季度之和与全年数一致。如已披露的季度数据经调整，应说明差异原因。',
      en: 'Other lines of the same table do add up. Where a quarter published earlier was adjusted, the difference has to be explained.',
      ko: '같은 표의 다른 항목은 분기 합계와 연간 수치가 일치합니다. 기공시 분기 수치를 조정한 경우 그 사유를 설명해야 합니다.',
      ja: '同じ表の他の項目では四半期の合計と通期が一致します。公表済みの四半期数値を修正した場合は、その理由の説明が必要です。',
    },
  },
})
