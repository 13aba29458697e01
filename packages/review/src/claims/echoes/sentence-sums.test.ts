import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

type Language = Document['language']

function read(language: Language, text: string) {
  const { figures, findings } = review(typeDocument(`# Report\n\n${text}`, language), { type: 'financial_report' })
  return {
    ticked: figures.filter(({ state }) => state === 'verified').length,
    found: findings.map(({ actual }) => actual),
  }
}

test.each<[Language, string, number]>([
  [
    'ja',
    'セグメント利益の調整額△30,673百万円には、全社費用△30,649百万円、セグメント間取引消去等△24百万円が含まれております。',
    3,
  ],
  ['zh', '期末授信余额为5,416.86亿元，其中贷款4,905.32亿元，承兑汇票511.54亿元。', 3],
  ['en', 'The charge of $41,672 consists of current tax of $38,915 and deferred tax of $2,757.', 3],
  ['ko', '법인세비용 41,672백만원은 당기법인세 38,915백만원과 이연법인세 2,757백만원으로 구성되어 있습니다.', 3],
])('amounts that add up to another of their sentence are ticked with it (%s)', (language, text, ticked) => {
  expect(read(language, text)).toEqual({ ticked, found: [] })
})

test('two digits that add up by chance are not ticked', () => {
  expect(
    read('en', 'Of 12 stores 7 were opened in the north and 5 in the south, for $12, $7 and $5 million.').ticked,
  ).toBe(0)
})

test('where sentences of this form agree, one that does not is told', () => {
  const text = `セグメント利益の調整額△30,673百万円には、全社費用△30,649百万円、セグメント間取引消去等△24百万円が含まれております。

減価償却費の調整額8,263百万円には、全社資産7,667百万円、消去額等506百万円が含まれております。`
  // 596 would make up for it: a slip of one digit.
  expect(read('ja', text).found).toEqual(['506百万円'])
})

test('a part is no error where the sentence tells of some parts only', () => {
  expect(read('en', 'Revenue of $41,672 includes $38,115 from services and $1,257 from licences.').found).toEqual([])
})

test('amounts of which all are said to be included are not made up of each other', () => {
  const text = `The charge of $41,672 consists of current tax of $38,915 and deferred tax of $2,757.

Includes $2,115 million, $1,257 million and $10,431 million of restructuring charges recorded in the quarters.`
  expect(read('en', text).found).toEqual([])
})

const consideration = (
  whole: string,
) => `The charge of $41,672 consists of current tax of $38,915 and deferred tax of $2,757.

The fair value of the consideration transferred was $${whole} million, including cash of $130 million ($101 million, net of cash acquired), contingent consideration of $167 million, and the fair value of the equity interest held before of $46 million.`

test('what brackets say of a part in another measure is no further part', () => {
  expect(read('en', consideration('343'))).toEqual({ ticked: 7, found: [] })
  expect(read('en', consideration('334')).found).toEqual(['$334 million'])
  expect(read('en', consideration('134')).found).toEqual(['$134 million'])
})
