import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const differenceMismatch = causeRule({
  meta: {
    id: 'calculation/difference-mismatch',
    catalogue: ['CALC-003', 'CALC-017', 'CALC-018'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['difference'],
  message: {
    title: {
      'zh-CN': '差额计算不符',
      en: 'A difference is miscalculated',
      ko: '차감 계산이 맞지 않습니다',
      ja: '差引計算が一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按“{result}”的计算关系应为 {expected}，相差 {difference}。',
      en: '“{name}” ({column}) is printed as {actual}; the calculation of “{result}” requires {expected}, a difference of {difference}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, ‘{result}’의 계산 관계에 따르면 {expected}이어야 합니다(차이 {difference}).',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、「{result}」の計算関係によれば{expected}となるはずです（差額{difference}）。',
    },
    explanation: {
      'zh-CN': '“{result}”列示 {stated}，复算 {computed}；其他期间的同一关系成立，或项目名称已表明该关系。',
      en: '“{result}” is printed as {stated}, recalculated {computed}; the same relation holds for other periods or is stated by the labels.',
      ko: '‘{result}’의 기재값은 {stated}, 재계산값은 {computed}입니다. 다른 기간에는 같은 관계가 성립하거나 항목명이 그 관계를 나타냅니다.',
      ja: '「{result}」の記載値は{stated}、再計算値は{computed}です。他の期間では同じ関係が成立しているか、科目名がその関係を示しています。',
    },
  },
})
