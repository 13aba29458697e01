import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { groundClaims } from '../../src/language-model/prove/ground-claims.ts'
import { review } from '../../src/review.ts'
import { CHINESE, JAPANESE, KOREAN, paragraph } from './reports.ts'

interface Denial {
  report: Document
  denied: string
  told: string
}

/** What becomes of the claim that the two statements contradict one another. */
function drops({ report, denied, told }: Denial): Readonly<Record<string, number>> {
  const document = { ...report, blocks: [...report.blocks, paragraph('b901', 2, denied), paragraph('b902', 2, told)] }
  const places = [
    { id: 'b901', quote: denied },
    { id: 'b902', quote: told },
  ]
  const text = JSON.stringify({ claims: [{ type: 'contradiction', title: '!', message: '!', places }] })
  const found = groundClaims(document, review(document), {
    model: 'a:b',
    tokens: 6000,
    answers: [{ excerpt: 0, text }],
  })
  return found.findings.length === 1 ? {} : found.drops
}

const GUARANTEE = '公司及子公司均无对外担保。'
const LAWSUIT = '係争中の訴訟はありません。'

test.each<Denial>([
  { report: CHINESE, denied: GUARANTEE, told: '报告期内公司为宁波青枫提供担保，担保余额为3,200.00万元。' },
  { report: CHINESE, denied: '截至目前不存在未决诉讼。', told: '济仁制药提起的诉讼涉案金额为2,450.00万元。' },
  { report: CHINESE, denied: '控股股东所持股票没有质押。', told: '实际控制人已质押1,860.00万股。' },
  { report: JAPANESE, denied: LAWSUIT, told: '大阪工業が提起した訴訟の請求額は320百万円です。' },
  { report: KOREAN, denied: '타인에 대한 지급보증은 없습니다.', told: '베트남법인에 3,200백만원을 보증하였습니다.' },
])('the one word that is denied and told ties them together: $denied', (denial) => {
  expect(drops(denial)).toEqual({})
})

test.each<Denial>([
  { report: CHINESE, denied: GUARANTEE, told: '对外投资余额为3,200.00万元。' },
  { report: CHINESE, denied: '公司无交易性金融资产。', told: '本期处置固定资产320.00万元。' },
  { report: CHINESE, denied: GUARANTEE, told: '本公司及全体员工持有3,200.00万股。' },
  { report: JAPANESE, denied: LAWSUIT, told: '大阪工業に対する出資額は320百万円です。' },
  {
    report: KOREAN,
    denied: '타인에 대한 지급보증은 없습니다.',
    told: '타인 명의의 창고를 3,200백만원에 매각하였습니다.',
  },
])('a word beside it, or one that the report says everywhere, does not: $told', (denial) => {
  expect(drops(denial)).toEqual({ places_unrelated: 1 })
})
