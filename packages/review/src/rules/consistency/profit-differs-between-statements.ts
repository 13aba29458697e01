import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const profitDiffersBetweenStatements = causeRule({
  meta: {
    id: 'consistency/profit-differs-between-statements',
    catalogue: ['CONS-004'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['profit-tie'],
  message: {
    title: {
      'zh-CN': '净利润在各报表间不一致',
      en: 'Net income differs between statements',
      ko: '당기순이익이 재무제표 간에 다릅니다',
      ja: '当期純利益が財務諸表間で一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，另一处为 {expected}。',
      en: '“{name}” ({column}) is printed as {actual}; elsewhere it is {expected}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 다른 곳에는 {expected}(으)로 기재되어 있습니다.',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、他の箇所では{expected}です。',
    },
    explanation: {
      'zh-CN': '利润表、现金流量表补充资料和权益变动表中的净利润应为同一数字。',
      en: 'Net income is one number in the income statement, the cash flow statement and the statement of changes in equity.',
      ko: '당기순이익은 손익계산서, 현금흐름표, 자본변동표에서 같은 금액이어야 합니다.',
      ja: '当期純利益は、損益計算書・キャッシュ・フロー計算書・株主資本等変動計算書で同一の金額でなければなりません。',
    },
  },
})
