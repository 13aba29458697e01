import { describe, expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const findings = (text: string): string[] =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, actual, expected }) => `${ruleId.replace(/^.*\//, '')} ${actual} ${expected}`)

const RESULTS = (last: string, change: string, share = '3.6%') => `# Results of the quarter

In millions of dollars

| | 1Q25 | 4Q24 | 1Q24 | 4Q24 O/(U)% | 1Q24 O/(U)% | 1Q25 vs. 1Q24 |
| Net interest income | 23,273 | 23,350 | 23,082 | 0% | 1% | 191 |
| Noninterest revenue | 22,037 | 19,418 | 18,852 | 13 | 17 | 3,185 |
| Total net revenue | 45,310 | 42,768 | ${last} | 6 | 8 | 3,376 |
| Operating income | 18,124 | 15,824 | 13,838 | 15 | ${change} | 4,286 |
| Operating margin | 40.0% | 37.0% | 33.0% | | | ${share} |`

describe('heads such as 1Q25 are quarters of their years', () => {
  test('changes over the year and over the quarter before are told apart', () => {
    expect(findings(RESULTS('41,934', '31', '7.0%'))).toEqual([])
    expect(findings(RESULTS('41,934', '13', '7.0%'))).toEqual(['change-mismatch 13 31%'])
    expect(findings(RESULTS('14,934', '31', '7.0%')).length).toBeGreaterThan(0)
  })
})

const QUARTER = (sentence: string) => `# Results for the third quarter

${sentence}

# Condensed consolidated statements of income

(In millions, except per share data)

| | Three Months Ended October 26, 2025 | Three Months Ended October 27, 2024 | Nine Months Ended October 26, 2025 | Nine Months Ended October 27, 2024 |
| Revenue | $57,006 | $35,082 | $147,811 | $91,166 |
| Cost of revenue | 15,157 | 8,926 | 45,441 | 22,031 |
| Gross profit | 41,849 | 26,156 | 102,370 | 69,135 |
| Operating expenses | 5,839 | 4,287 | 16,846 | 11,716 |
| Operating income | 36,010 | 21,869 | 85,524 | 57,419 |
| Income tax expense | 4,100 | 2,560 | 10,624 | 7,607 |
| Net income | 31,910 | 19,309 | 74,900 | 49,812 |`

describe('a sentence that says how long a flow lasts is held against the column of that time', () => {
  test.each([
    ['Third quarter revenue was $57.0 billion, up 62% from a year ago.', '57.0', '54.0'],
    ['We reported record revenue for the third quarter ended October 26, 2025, of $57.0 billion.', '57.0', '50.7'],
    ['Revenue for the quarter was $57.0 billion.', '57.0', '570.0'],
    ['Revenue for the nine months ended October 26, 2025 was $147.8 billion.', '147.8', '174.8'],
    ['Revenue for the nine months ended October 26, 2025 was $147.8 billion.', '147.8', '1,478.1'],
  ])('%s', (sentence, right, wrong) => {
    expect(findings(QUARTER(sentence))).toEqual([])
    expect(findings(QUARTER(sentence.replace(right, wrong)))).toHaveLength(1)
  })

  test('a change that is counted from the quarter before, and another quarter, are of what no column prints', () => {
    expect(findings(QUARTER('Third quarter revenue was $57.0 billion, up 22% from the previous quarter.'))).toEqual([])
    expect(
      findings(QUARTER('Third quarter revenue was $57.0 billion, up 22% from Q2 and up 62% from a year ago.')),
    ).toEqual([])
    expect(findings(QUARTER('In the first quarter, revenue was $44.1 billion.'))).toEqual([])
    expect(
      findings(QUARTER('Regional Operations revenue fell 3% in the third quarter compared to the prior year.')),
    ).toEqual([])
    expect(findings(QUARTER('Cost of services revenue was $4.1 billion in the third quarter.'))).toEqual([])
  })

  test('a year of 52 weeks ends a day apart from the one before', () => {
    expect(findings(QUARTER('Third quarter revenue was $57.0 billion, up 26% from a year ago.'))).toEqual([
      'growth-mismatch 26% 62%',
    ])
  })
})

describe('of parts and bases', () => {
  const SERVICES = (sentence: string) => `# Results of the first quarter

${sentence}

# Condensed consolidated statements of operations

(In millions)

| | Three Months Ended March 31, 2025 | Three Months Ended March 31, 2024 |
| Revenues | | |
| Automotive | 13,967 | 17,378 |
| Services and other | 2,638 | 2,288 |
| Total revenues | 16,605 | 19,666 |
| Cost of revenues | | |
| Automotive | 11,700 | 14,166 |
| Services and other | 2,537 | 2,207 |
| Total cost of revenues | 14,237 | 16,373 |
| Gross profit | 2,368 | 3,293 |`

  test('the cost of a part is not its revenue', () => {
    const cost =
      'Cost of services and other revenue increased $330 million in the three months ended March 31, 2025 as compared to the three months ended March 31, 2024.'
    expect(findings(SERVICES(cost))).toEqual([])
    expect(findings(SERVICES(cost.replace('Cost of services', 'Services')))).toHaveLength(1)
  })

  test('what a sentence begins with is said of all of it', () => {
    const change = 'Total revenues were down 9% in the three months ended March 31, 2025.'
    expect(findings(SERVICES(change))).toHaveLength(1)
    expect(findings(SERVICES(`On a currency-neutral basis, ${change.replace('Total', 'total')}`))).toEqual([])
  })
})
