import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const found = (sentence: string, language: 'en' | 'zh' = 'en'): string[] =>
  review(typeDocument(`# Results\n\n${sentence}\n`, language), { type: 'financial_report' }).findings.map(
    ({ ruleId, actual, expected }) => [ruleId.replace(/^.*\//, ''), actual, expected].filter(Boolean).join(' '),
  )

describe('an amount once more in another currency, or a bound, is not what a line was before', () => {
  test.each([
    'Revenue increased by 53.7% to RMB16,829 million (US$2,742 million) in the quarter ended September 30, 2014, compared to RMB10,950 million in the same quarter of 2013.',
    'Cost of revenues increased by 58% to RMB32.2 billion (US$5.2 billion) in the first quarter of 2015 from RMB20.4 billion in the first quarter of 2014.',
    'Diluted EPS in the quarter ended September 30, 2014 was RMB2.79 (US$0.45), an increase of 9.4% compared to RMB2.55 in the same quarter of 2013.',
    'Net inventories increased to RMB13.0 billion (US$2.1 billion) as of March 31, 2015 from RMB12.2 billion as of December 31, 2014.',
    'Net sales rose 12.2% to ¥1,234 million ($8 million) for the year from ¥1,100 million for the year before.',
    'Most of the funds lend from 0% to 20% of their securities whilst others have lower limits.',
    'This was a decrease from 59.4% in the September quarter of 2013 and from 54.4% in the June quarter of 2014.',
  ])('%s', (sentence) => expect(found(sentence)).toEqual([]))
})

test('in Chinese as well', () => {
  expect(found('2019年度毛利为15.43亿元（约合208.0百万美元），较2018年度的12.74亿元增加21.1%。', 'zh')).toEqual([])
  expect(found('2019年度毛利为15.43亿元（约合208.0百万美元），较2018年度的12.74亿元增加12.1%。', 'zh')).toEqual([
    'growth-mismatch 12.1% 21.1%',
  ])
})

describe('and what is wrong beside it is told', () => {
  test.each([
    [
      'Revenue rose to £10.0m in 2024 from £12.0m in 2023 whilst costs were stable.',
      'direction-contradicts-figures rose',
    ],
    [
      'Revenue increased by 35.7% to RMB16,829 million (US$2,742 million) in the quarter ended September 30, 2014, compared to RMB10,950 million in the same quarter of 2013.',
      'growth-mismatch 35.7% 53.7%',
    ],
    [
      'Cost of revenues increased by 580% to RMB32.2 billion (US$5.2 billion) in the first quarter of 2015 from RMB20.4 billion in the first quarter of 2014.',
      'growth-mismatch 580% 58%',
    ],
    [
      'Net inventories decreased to RMB13.0 billion (US$2.1 billion) as of March 31, 2015 from RMB12.2 billion as of December 31, 2014.',
      'direction-contradicts-figures decreased',
    ],
    [
      'The loss widened by 50% to $(3.0) million in 2014 compared to $(2.5) million in 2013.',
      'growth-mismatch 50% 20%',
    ],
  ])('%s', (sentence, told) => expect(found(sentence)).toEqual([told]))
})

describe('the figures of a reason are not those of the change', () => {
  const REASON = 'primarily due to an increase of $14.0 million, or 73.7%, in other real estate owned'

  test('which is right', () => {
    const sentence = `Assets decreased $0.8 million, or 0.4%, to $198.7 million as of September 30, 2025, compared to $199.5 million as of June 30, 2025, ${REASON}.`
    expect(found(sentence)).toEqual([])
  })

  test.each([
    [
      `Assets increased $0.8 million, or 0.4%, to $198.7 million as of September 30, 2025, compared to $199.5 million as of June 30, 2025, ${REASON}.`,
      'direction-contradicts-figures increased',
    ],
    [
      `Assets decreased $0.8 million, or 4.0%, to $198.7 million as of September 30, 2025, compared to $199.5 million as of June 30, 2025, ${REASON}.`,
      'growth-mismatch 4.0% 0.4%',
    ],
  ])('or wrong: %s', (sentence, told) => expect(found(sentence)).toEqual([told]))
})
