import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const STATEMENTS = {
  en: `# Income statement (in thousands)

| $ | 2022 | 2021 |
| Revenue | 98,312 | 81,120 |
| Cost of sales | 41,200 | 36,400 |
| Gross profit | 57,112 | 44,720 |
| Employee expenses | 46,440 | 37,545 |
| Profit before tax | 10,672 | 7,175 |`,
  zh: `# 合并利润表（单位：万元）

| 项目 | 2022年度 | 2021年度 |
| 营业收入 | 98,312.40 | 81,120.50 |
| 营业成本 | 41,200.15 | 36,400.12 |
| 毛利 | 57,112.25 | 44,720.38 |
| 管理费用 | 46,440.14 | 37,545.35 |
| 利润总额 | 10,672.11 | 7,175.03 |`,
}

const reviewed = (sentence: string, language: 'en' | 'zh') =>
  review(typeDocument(`${STATEMENTS[language]}\n\n# Review\n\n${sentence}\n`, language), { type: 'financial_report' })

const told = (sentence: string, language: 'en' | 'zh' = 'en') =>
  reviewed(sentence, language).findings.map(({ ruleId, actual }) => `${ruleId.replace(/^.*\//, '')} ${actual ?? ''}`)

const ticked = (sentence: string, language: 'en' | 'zh' = 'en') =>
  reviewed(sentence, language)
    .figures.filter(({ location, state }) => location.start !== undefined && state === 'verified')
    .map(({ text }) => text)

describe('names and figures take turns', () => {
  test.each([
    ['In 2022, revenue and gross profit increased by 21.2% and 27.7%, respectively.', ['21.2%', '27.7%']],
    [
      'Revenue and gross profit for 2022 were $98.3 million and $57.1 million, respectively.',
      ['$98.3 million', '$57.1 million'],
    ],
    [
      'Revenue, gross profit and profit before tax were $98.3 million, $57.1 million and $10.7 million, respectively.',
      ['$57.1 million', '$10.7 million'],
    ],
  ])('%s', (sentence, figures) => {
    expect(told(sentence)).toEqual([])
    expect(ticked(sentence)).toEqual(expect.arrayContaining(figures))
  })

  test('in Chinese', () => {
    const sentence = '2022年度，公司营业收入和利润总额分别增长21.19%和48.74%。'
    expect([told(sentence, 'zh'), ticked(sentence, 'zh')]).toEqual([[], ['21.19%', '48.74%']])
    expect(told(sentence.replace('21.19', '12.19'), 'zh')).toEqual(['growth-mismatch 12.19%'])
    expect(told(sentence.replace('48.74', '487.4'), 'zh')).toEqual(['growth-mismatch 487.4%'])
  })

  test.each([
    ['In 2022, revenue and gross profit increased by 12.2% and 27.7%, respectively.', 'growth-mismatch 12.2%'],
    ['In 2022, revenue and gross profit increased by 212% and 27.7%, respectively.', 'growth-mismatch 212%'],
    [
      'Revenue and gross profit for 2022 were $93.8 million and $57.1 million, respectively.',
      'prose-differs-from-table $93.8 million',
    ],
    [
      'Revenue and gross profit for 2022 were $98.3 million and $571 million, respectively.',
      'prose-differs-from-table $571 million',
    ],
  ])('and what is wrong is told: %s', (sentence, finding) => expect(told(sentence)).toEqual([finding]))
})

describe('nothing takes turns where', () => {
  test.each([
    [
      'names are more than figures',
      'Revenue, cost of sales and gross profit include $12.3 million and $4.5 million, respectively.',
    ],
    [
      'figures follow times',
      'Gross profit and revenue of Asia were $1.2 million and $2.3 million in 2022 and 2021, respectively.',
    ],
    [
      'a word makes them of a part',
      'Segment revenue and segment gross profit were $12.3 million and $57.1 million, respectively.',
    ],
  ])('%s', (_, sentence) => expect(told(sentence)).toEqual([]))
})
