import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const growthMismatch = causeRule({
  meta: {
    id: 'calculation/growth-mismatch',
    catalogue: ['CALC-008'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['prose-growth', 'prose-amount'],
  message: {
    title: {
      'zh-CN': '文中变动数据计算有误',
      en: 'A change stated in the text is miscalculated',
      ko: '본문의 증감 수치가 잘못 계산되었습니다',
      ja: '文中の増減の数値が誤っています',
    },
    message: {
      'zh-CN': '文中列示 {actual}，按句中两期金额复算应为 {expected}。',
      en: 'The text states {actual}; recalculated from the amounts it gives, it is {expected}.',
      ko: '본문에는 {actual}(으)로 기재되어 있으나, 문장의 금액으로 재계산하면 {expected}입니다.',
      ja: '文中では{actual}と記載されていますが、文中の金額から再計算すると{expected}です。',
    },
    explanation: {
      'zh-CN': '句中金额、变动额与变动率应相互印证，此处无法勾稽。',
      en: 'The amounts, the change and the percentage of a sentence must agree with one another; here they do not.',
      ko: '문장의 금액, 증감액, 증감률은 서로 일치해야 하나 그렇지 않습니다.',
      ja: '文中の金額・増減額・増減率は互いに整合する必要がありますが、整合していません。',
    },
  },
})
