import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const proseDiffersFromTable = causeRule({
  meta: {
    id: 'consistency/prose-differs-from-table',
    catalogue: ['CONS-010', 'CONS-011'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['prose-restated'],
  message: {
    title: {
      'zh-CN': '文字数据与表格不一致',
      en: 'The text differs from the table',
      ko: '본문 수치가 표와 다릅니다',
      ja: '本文の数値が表と一致しません',
    },
    message: {
      'zh-CN': '文中列示 {actual}，表中“{result}”对应数据为 {expected}。',
      en: 'The text states {actual}; the table it restates has {expected}.',
      ko: '본문에는 {actual}(으)로 기재되어 있으나, 해당 표의 수치는 {expected}입니다.',
      ja: '本文では{actual}と記載されていますが、対応する表の数値は{expected}です。',
    },
    explanation: {
      'zh-CN': '文中引用的项目与期间可在表中找到，两处数字应当一致。',
      en: 'The item and period that the sentence names stand in a table; the two numbers must agree.',
      ko: '문장이 가리키는 항목과 기간이 표에 있으며, 두 수치는 일치해야 합니다.',
      ja: '文が指す項目と期間は表に記載されており、両者の数値は一致する必要があります。',
    },
  },
})
