import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const balanceSheetUnbalanced = causeRule({
  meta: {
    id: 'consistency/balance-sheet-unbalanced',
    catalogue: ['CONS-001'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['balance'],
  message: {
    title: {
      'zh-CN': '资产负债表不平衡',
      en: 'The balance sheet does not balance',
      ko: '재무상태표의 대차가 맞지 않습니다',
      ja: '貸借対照表が一致しません',
    },
    message: {
      'zh-CN': '{column}：资产总计 {stated}，负债和所有者权益合计 {computed}，相差 {difference}。',
      en: '{column}: total assets are {stated}, liabilities and equity {computed}, a difference of {difference}.',
      ko: '{column}: 자산총계 {stated}, 부채와 자본총계 {computed}, 차이 {difference}.',
      ja: '{column}：資産合計{stated}、負債純資産合計{computed}、差額{difference}。',
    },
    explanation: {
      'zh-CN': '资产＝负债＋所有者权益，每一期间都必须成立。',
      en: 'Assets equal liabilities plus equity at every date.',
      ko: '자산은 매 시점 부채와 자본의 합과 같아야 합니다.',
      ja: '資産は、いずれの時点でも負債と純資産の合計に一致しなければなりません。',
    },
  },
})
