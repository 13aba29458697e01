import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const shareMismatch = causeRule({
  meta: {
    id: 'calculation/share-mismatch',
    catalogue: ['CALC-009', 'CALC-018'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['share', 'share-total'],
  message: {
    title: {
      'zh-CN': '占比或占比合计有误',
      en: 'A share, or the sum of shares, is wrong',
      ko: '구성비 또는 구성비 합계가 잘못되었습니다',
      ja: '構成比または構成比の合計が誤っています',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，应为 {expected}（复算结果 {computed}，列示 {stated}）。',
      en: '“{name}” ({column}) is printed as {actual} and should be {expected}: recalculated {computed}, stated {stated}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나 {expected}이어야 합니다(재계산 {computed}, 기재 {stated}).',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、{expected}となるはずです（再計算{computed}、記載{stated}）。',
    },
    explanation: {
      'zh-CN': '各部分占比之和应等于合计，单项占比应等于该项金额除以合计。',
      en: 'Shares must add up to their total, and each share must equal the part divided by the whole.',
      ko: '구성비의 합은 합계와 같아야 하며, 각 구성비는 해당 금액을 합계로 나눈 값이어야 합니다.',
      ja: '構成比の合計は総計と一致し、各構成比は当該金額を総額で除した値と一致する必要があります。',
    },
  },
})
