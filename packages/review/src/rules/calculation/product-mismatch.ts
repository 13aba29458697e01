import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const productMismatch = causeRule({
  meta: {
    id: 'calculation/product-mismatch',
    catalogue: ['CALC-015', 'CALC-016', 'CALC-018'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['product'],
  message: {
    title: {
      'zh-CN': '单价、汇率或利率与金额不符',
      en: 'An amount does not follow from its price or rate',
      ko: '단가·환율·이율과 금액이 맞지 않습니다',
      ja: '単価・為替レート・利率と金額が整合しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按所列两项相乘应为 {expected}，相差 {difference}。',
      en: '“{name}” ({column}) is stated as {actual}; the two factors printed with it give {expected}, a difference of {difference}.',
      ko: '‘{name}’({column})은(는) {actual}(으)로 기재되어 있으나, 함께 기재된 두 요소를 곱하면 {expected}입니다(차이 {difference}).',
      ja: '「{name}」（{column}）は{actual}と記載されていますが、併記された2つの要素の積は{expected}です（差額{difference}）。',
    },
    explanation: {
      'zh-CN': '同一表格的其他行（或同一句中的标签）表明该数等于数量×单价、外币金额×汇率或余额×利率。',
      en: 'Other lines of the same table, or the words of the sentence, show that it is quantity × price, foreign amount × exchange rate or balance × rate.',
      ko: '같은 표의 다른 행(또는 문장 속 표현)에 따르면 이 수치는 수량×단가, 외화금액×환율 또는 잔액×이율입니다.',
      ja: '同じ表の他の行（または文中の表現）から、この数値は数量×単価、外貨額×為替レート、残高×利率のいずれかであると分かります。',
    },
  },
})
