import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const debitsDifferFromCredits = causeRule({
  meta: {
    id: 'consistency/debits-differ-from-credits',
    catalogue: ['CONS-001'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['debits-credits'],
  message: {
    title: {
      'zh-CN': '借贷方合计不相等',
      en: 'Debits and credits do not agree',
      ko: '차변 합계와 대변 합계가 일치하지 않습니다',
      ja: '借方合計と貸方合計が一致しません',
    },
    message: {
      'zh-CN': '“{name}”：贷方合计 {stated}，借方合计 {computed}，相差 {difference}。',
      en: '“{name}”: credits total {stated}, debits {computed}, a difference of {difference}.',
      ko: '‘{name}’: 대변 합계 {stated}, 차변 합계 {computed}, 차이 {difference}.',
      ja: '「{name}」：貸方合計{stated}、借方合計{computed}、差額{difference}。',
    },
    explanation: {
      'zh-CN': '有借必有贷，借贷必相等。若两栏各自加总无误，则有分录漏记、单边记账或金额录入错误。',
      en: 'Every entry debits what it credits. Where both columns foot, an entry is missing, one-sided or keyed with a wrong amount.',
      ko: '모든 거래는 차변과 대변에 같은 금액으로 기록됩니다. 각 열의 합산이 맞다면 누락되었거나 한쪽만 기록되었거나 금액을 잘못 입력한 분개가 있습니다.',
      ja: '仕訳の借方と貸方は常に同額です。各欄の縦計が合っている場合は、仕訳の漏れ、片側のみの記帳、または金額の入力誤りがあります。',
    },
  },
})
