import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const cashRollForward = causeRule({
  meta: {
    id: 'consistency/cash-roll-forward',
    catalogue: ['CONS-002'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['cash-roll'],
  message: {
    title: {
      'zh-CN': '现金流量表期初期末勾稽不符',
      en: 'The cash roll-forward is broken',
      ko: '현금흐름표의 기초·기말 증감이 맞지 않습니다',
      ja: 'キャッシュ・フロー計算書の期首・期末のつながりが一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按现金流量表的勾稽关系应为 {expected}。',
      en: '“{name}” ({column}) is printed as {actual}; the roll-forward of cash requires {expected}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 현금 증감 관계에 따르면 {expected}이어야 합니다.',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、現金の増減のつながりによれば{expected}となるはずです。',
    },
    explanation: {
      'zh-CN': '三类活动现金流量净额与汇率影响之和为现金净增加额，期初余额加净增加额等于期末余额。',
      en: 'The three activities and the effect of exchange rates make the net change; opening cash plus the net change makes closing cash.',
      ko: '세 활동의 현금흐름과 환율변동효과의 합은 현금의 순증감이며, 기초 현금에 순증감을 더하면 기말 현금이 됩니다.',
      ja: '3つの活動によるキャッシュ・フローと換算差額の合計が増減額となり、期首残高に増減額を加えると期末残高になります。',
    },
  },
})
