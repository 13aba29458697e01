import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const totalMismatch = causeRule({
  meta: {
    id: 'calculation/total-mismatch',
    catalogue: ['CALC-001', 'CALC-004', 'CALC-005', 'CALC-006', 'CALC-017', 'CONS-016', 'CONS-022'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['sum', 'parts'],
  message: {
    title: {
      'zh-CN': '合计与明细之和不符',
      en: 'A total differs from its parts',
      ko: '합계가 세부 항목의 합과 다릅니다',
      ja: '合計が内訳の合計と一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按加总关系应为 {expected}，相差 {difference}。',
      en: '“{name}” ({column}) is printed as {actual}; the addition requires {expected}, a difference of {difference}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 합산 관계에 따르면 {expected}이어야 합니다(차이 {difference}).',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、縦計によれば{expected}となるはずです（差額{difference}）。',
    },
    explanation: {
      'zh-CN':
        '对表内各列按同一加总结构复算：“{result}”列示 {stated}，复算 {computed}。差异超出尾数四舍五入可解释的范围。',
      en: 'Every column was added up in the same structure: “{result}” is printed as {stated}, recalculated {computed}. The difference is more than rounding can explain.',
      ko: '각 열을 같은 합산 구조로 재계산했습니다. ‘{result}’의 기재값은 {stated}, 재계산값은 {computed}이며, 단수 차이로 설명되지 않습니다.',
      ja: '各列を同じ構造で再計算しました。「{result}」の記載値は{stated}、再計算値は{computed}で、端数処理では説明できない差異です。',
    },
  },
})
