import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const noteDiffersFromStatement = causeRule({
  meta: {
    id: 'consistency/note-differs-from-statement',
    catalogue: ['CONS-006', 'CONS-022'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['note-tie'],
  message: {
    title: {
      'zh-CN': '附注合计与报表项目不符',
      en: 'A note does not tie to the statement',
      ko: '주석 합계가 재무제표와 다릅니다',
      ja: '注記の合計が財務諸表の金額と一致しません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，对应处为 {expected}。',
      en: '“{name}” ({column}) is printed as {actual}; its counterpart is {expected}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 대응 항목은 {expected}입니다.',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、対応する金額は{expected}です。',
    },
    explanation: {
      'zh-CN': '附注明细的合计应与报表同名项目一致。',
      en: 'The total of a note is the line of the statement that it explains.',
      ko: '주석 명세의 합계는 재무제표의 해당 항목과 일치해야 합니다.',
      ja: '注記の明細の合計は、財務諸表の該当科目と一致しなければなりません。',
    },
  },
})
