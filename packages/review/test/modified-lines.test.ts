import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const TABLES = `
# Income statements

(In millions)

| | Three Months Ended March 31, 2023 | Three Months Ended March 31, 2022 |
| Revenue | 52,857 | 49,360 |
| Cost of revenue | 16,128 | 15,615 |
| Gross margin | 36,729 | 33,745 |
| Operating expenses | 14,377 | 13,381 |
| Operating income | 22,352 | 20,364 |

# Revenue by product

(In millions)

| | Three Months Ended March 31, 2023 | Three Months Ended March 31, 2022 |
| Server products | 20,025 | 17,038 |
| Office products | 12,438 | 11,164 |
| LinkedIn | 3,697 | 3,437 |
| Devices | 16,697 | 17,721 |
| Total | 52,857 | 49,360 |

# Review

`

const told = (sentence: string) =>
  review(typeDocument(TABLES + sentence), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual }) => actual)

test('a line whose name another line begins is that one’s: the whole is not meant', () => {
  expect(told('LinkedIn revenue increased $260 million or 8% driven by Talent Solutions.')).toEqual([])
  expect(told('Revenue increased $3.5 billion or 7% in the three months ended March 31, 2023.')).toEqual([])
  expect(told('Revenue increased $8.5 billion or 7.1% in the three months ended March 31, 2023.')).toEqual([
    '$8.5 billion',
  ])
})

test.each([
  [
    'There were no contractual commitments to acquire property, plant and equipment at 31 December 2022 (2021: £1,099,000).',
    0,
  ],
  ['The impairment of property, plant and equipment was £1,099,000 in 2021.', 0],
  ['The carrying amount of property, plant and equipment was £1,099,000 at 31 December 2021.', 1],
  ['Property, plant and equipment was £148,540,000 at 31 December 2021.', 1],
])('what is done with a line is not the line: %s', (sentence, told) => {
  const statement = `# Notes

${sentence}

# Balance sheet

| | 2022 £’000 | 2021 £’000 |
| Property, plant and equipment | 15,122 | 14,854 |
| Intangible assets | 2,000 | 2,100 |
| Total non-current assets | 17,122 | 16,954 |`
  const { findings } = review(typeDocument(statement), { type: 'financial_report' })
  expect(findings.filter(({ ruleId }) => ruleId === 'consistency/prose-differs-from-table')).toHaveLength(told)
})
