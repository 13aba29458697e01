import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const crossTotalMismatch = causeRule({
  meta: {
    id: 'calculation/cross-total-mismatch',
    catalogue: ['CALC-002', 'CONS-016'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['cross-sum'],
  message: {
    title: {
      'zh-CN': '横向加总不符',
      en: 'A row does not cross-foot',
      ko: '가로 합계가 맞지 않습니다',
      ja: '横計が一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按该行各列关系应为 {expected}，相差 {difference}。',
      en: '“{name}” ({column}) is printed as {actual}; the columns of its row require {expected}, a difference of {difference}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 같은 행의 다른 열로 계산하면 {expected}이어야 합니다(차이 {difference}).',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、同じ行の他の列から計算すると{expected}となるはずです（差額{difference}）。',
    },
    explanation: {
      'zh-CN': '表中其他行均满足同一横向关系，唯此行不符。',
      en: 'The other rows of the table satisfy the same relation between columns; this one does not.',
      ko: '표의 다른 행은 모두 같은 열 간 관계를 충족하지만 이 행은 그렇지 않습니다.',
      ja: '表の他の行はいずれも同じ列間の関係を満たしていますが、この行だけが満たしていません。',
    },
  },
})
