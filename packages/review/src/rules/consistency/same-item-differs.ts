import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const sameItemDiffers = causeRule({
  meta: {
    id: 'consistency/same-item-differs',
    catalogue: ['CONS-009', 'CONS-010', 'CONS-023'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['same-item'],
  message: {
    title: {
      'zh-CN': '同一项目在不同表中金额不一致',
      en: 'The same item differs between tables',
      ko: '같은 항목의 금액이 표마다 다릅니다',
      ja: '同一項目の金額が表によって異なります',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，另一表同期列示为 {expected}。',
      en: '“{name}” ({column}) is printed as {actual}; another table has {expected} for the same period.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 다른 표에는 같은 기간이 {expected}(으)로 기재되어 있습니다.',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、別の表では同じ期間が{expected}となっています。',
    },
    explanation: {
      'zh-CN': '两表该项目的其他数据一致，仅此处不同。',
      en: 'The two tables agree on this item elsewhere; only this figure differs.',
      ko: '두 표의 다른 수치는 일치하며 이 수치만 다릅니다.',
      ja: '両表の他の数値は一致しており、この数値だけが異なります。',
    },
  },
})
