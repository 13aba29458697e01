import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: { words: ['第{n}条'], example: ['第7条に定める', '7'] },
  ofOther: { words: [] },
  ofThis: { words: [] },
  lawsBefore: { words: ['法', '法律', '条例', '規則', '規程', '定款', '」', '』'], example: ['会社法第7条', true] },
  notLaterThan: { words: ['遅くとも'], example: ['遅くとも2025年3月31日までとする', true] },
  signed: { words: ['記名押印', '署名', '押印'], example: ['記名押印　株式会社例', true] },
  price: {
    words: ['譲渡価額', '譲渡代金', '売買代金', '契約金額', '譲渡対価'],
    example: ['譲渡価額は32億円とする。', true],
  },
  instalments: { words: ['第{n}回'], example: ['第2回', '2'] },
}
