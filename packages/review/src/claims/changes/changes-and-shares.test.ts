import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const told = (text: string): string[] =>
  review(typeDocument(`# Results\n\n${text}\n`), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, actual, expected }) => [ruleId.replace(/^.*\//, ''), actual, expected].filter(Boolean).join(' '))

describe('a change that stands with its rate before its noun', () => {
  const expense = (rate: string, before: string) =>
    `Noninterest expense totaled $56.6 million for the year ended December 31, 2022, an $8.5 million, or ${rate}, increase from $${before} million for the year ended December 31, 2021.`

  test('is of the amount before it', () => expect(told(expense('17.7%', '48.1'))).toEqual([]))
  test('whose rate is wrong', () => expect(told(expense('11.7%', '48.1'))).toEqual(['growth-mismatch 11.7% 17.7%']))
  test('or whose way is, by far', () =>
    expect(told(expense('17.7%', '481.0'))).toContain('direction-contradicts-figures increase'))
})

describe('what falls to a share is not what a line was before', () => {
  const income = (verb: string) =>
    `Net income ${verb} to $17.1 billion in the first quarter, or $1.59 per diluted share, compared with $10.4 billion, or $0.98 per diluted share, in the first quarter of 2024.`

  test('as it is', () => expect(told(income('increased'))).toEqual([]))
  test('the wrong way', () => expect(told(income('decreased'))).toEqual(['direction-contradicts-figures decreased']))
})

test('a rate behind the amount that was reached is a share of what the sentence leaves open', () => {
  const loans = 'Total non-performing loans decreased $1.0 million to $2.8 million, or 0.25%'
  expect(told(`${loans}`)).toEqual([])
  expect(told('Total non-performing loans decreased $1.0 million, or 2.5%, to $2.8 million.')).toEqual([
    'growth-mismatch 2.5% 26.3%',
  ])
})

describe('what a row changed by is no misprint of the row', () => {
  const flows = (
    change: string,
  ) => `Cash used in financing activities rose because of a $${change} million increase in repurchases of common stock.

# Statement of cash flows

In thousands

| | Six Months Ended June 30, 2025 | Six Months Ended June 30, 2024 |
| Proceeds from issuance of common stock | 402,171 | 350,000 |
| Repurchases of common stock | (5,190,723) | (3,599,998) |
| Repayments of debt | (1,833,450) | (400,000) |
| Net cash used in financing activities | (6,622,002) | (3,649,998) |`

  test('though it has its digits', () => expect(told(flows('1,591'))).toEqual([]))
})
