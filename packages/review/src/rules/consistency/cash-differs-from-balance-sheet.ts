import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const cashDiffersFromBalanceSheet = causeRule({
  meta: {
    id: 'consistency/cash-differs-from-balance-sheet',
    catalogue: ['CONS-003'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['cash-tie'],
  message: {
    title: {
      'zh-CN': '现金流量表期末现金与资产负债表不符',
      en: 'Closing cash differs from the balance sheet',
      ko: '기말 현금이 재무상태표와 다릅니다',
      ja: '期末現金が貸借対照表と一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，另一报表列示为 {expected}。',
      en: '“{name}” ({column}) is printed as {actual}; the other statement has {expected}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 다른 재무제표에는 {expected}(으)로 기재되어 있습니다.',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、もう一方の財務諸表では{expected}です。',
    },
    explanation: {
      'zh-CN': '期末现金及现金等价物应与资产负债表的货币资金一致，差异须有受限资金等调节说明。',
      en: 'Closing cash of the cash flow statement is the cash of the balance sheet; a difference needs a reconciliation (restricted cash, for instance).',
      ko: '현금흐름표의 기말 현금은 재무상태표의 현금과 일치해야 하며, 차이가 있으면 조정 내역(사용제한 현금 등)이 필요합니다.',
      ja: 'キャッシュ・フロー計算書の期末残高は貸借対照表の現金と一致すべきであり、差異がある場合は調整（拘束性預金など）の説明が必要です。',
    },
  },
})
