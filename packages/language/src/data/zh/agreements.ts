import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: { words: ['第{n}条', '第{n}條'], example: ['按第七条约定', '七'] },
  ofOther: { words: [] },
  ofThis: { words: [] },
  lawsBefore: {
    words: ['》', '法', '条例', '條例', '办法', '辦法', '规定', '規定', '规则', '規則', '章程', '细则'],
    example: ['《公司法》第七条', true],
  },
  notLaterThan: {
    words: ['不晚于', '不得晚于', '不迟于', '不得迟于', '不晚於', '不遲於'],
    example: ['最迟不晚于2025年3月31日', true],
  },
  signed: { words: ['签署', '签字', '盖章', '簽署', '簽字', '蓋章'], example: ['甲方（盖章）：某某有限公司', true] },
  price: {
    words: [
      '转让价款',
      '转让价格',
      '转让对价',
      '合同总价',
      '合同价款',
      '合同金额',
      '收购价款',
      '股权转让款',
      '轉讓價款',
      '合約總價',
    ],
    example: ['转让价款为3,200万元。', true],
  },
  instalments: { words: ['第{n}期', '第{n}笔', '第{n}筆'], example: ['第二期', '二'] },
}
