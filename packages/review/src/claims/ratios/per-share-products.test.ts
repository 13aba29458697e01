import type { Document } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

type Language = Document['language']

function read(language: Language, sentence: string) {
  const { figures, findings } = review(typeDocument(`# Report\n\n${sentence}`, language), { type: 'financial_report' })
  return {
    ticked: figures.filter(({ state }) => state === 'verified').map(({ text }) => text),
    found: findings.map(({ actual }) => actual),
  }
}

describe('what each share gets and all together', () => {
  test.each<[Language, (total: string) => string, string, string]>([
    [
      'en',
      (total) => `A dividend of $0.45 per share was declared on 1,250,000 shares, in total ${total}.`,
      '$562,500',
      '$652,500',
    ],
    [
      'zh',
      (total) =>
        `以2023年末总股本400,000,000股为基数，向全体股东每10股派发现金红利1.25元（含税），共计派发现金红利${total}。`,
      '50,000,000元',
      '52,000,000元',
    ],
    [
      'zh',
      (total) => `以总股本31,868,556股为基数，以资本公积金向全体股东每10股转增105股，共计转增股本${total}。`,
      '334,619,838股',
      '344,619,838股',
    ],
    [
      'ja',
      (total) => `剰余金の配当として、１株当たり25円、発行済株式12,345,600株に対し、総額${total}を支払いました。`,
      '308,640,000円',
      '380,640,000円',
    ],
    [
      'ko',
      (total) => `주당 500원의 현금배당을 12,345,600주에 대하여 총 ${total} 지급하였습니다.`,
      '6,172,800,000원',
      '617,280,000원',
    ],
  ])('%s', (language, sentence, right, wrong) => {
    const [sound, broken] = [read(language, sentence(right)), read(language, sentence(wrong))]
    expect({ ticked: sound.ticked.includes(right), found: sound.found }).toEqual({ ticked: true, found: [] })
    expect(broken.found).toEqual([wrong])
  })
})

test.each([
  '公司增发人民币普通股3亿股，每股发行价格人民币8.45元，扣除发行费用，实际募集资金人民币24.94亿元。',
  '每股面值1元，共计27,506,769股，未折股部分268,293,931.26元计入资本公积金。',
])('what its words or its rounding leave open is neither ticked nor told: %s', (sentence) => {
  expect(read('zh', sentence)).toEqual({ ticked: [], found: [] })
})

test('what is left after expenses is not what all shares were issued for', () => {
  const sentence = '公司增发新股439,882,697股，每股发行价格人民币13.64元，扣除发行费用，实际募集资金人民币59.10亿元。'
  expect(read('zh', sentence)).toEqual({ ticked: [], found: [] })
})
