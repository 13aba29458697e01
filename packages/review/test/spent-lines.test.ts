import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What is exercisable happens to be the closing number less what expired in one year, and in the other it is not. */
const rights = (closing: string) => `
# Performance rights

| | 2022 | 2021 |
| At 1 July | 1,692,264 | 4,082,270 |
| Granted | 180,921 | 1,788,325 |
| Exercised | (1,292,577) | (1,253,331) |
| Expired | (150,000) | (2,925,000) |
| At 30 June | ${closing} | 1,692,264 |
| Exercisable at 30 June | 280,608 | 1,392,264 |
`

const told = (closing: string) =>
  review(typeDocument(rights(closing)), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence[0]?.value ?? [])

test('lines that lead to a balance in every year lead to nothing below it', () => {
  expect(told('430,608')).toEqual([])
})

test.each(['430,806', '4,306,080'])('a balance of %s is still told', (closing) => {
  expect(told(closing)).toContain(closing)
})

test('a total with noughts too many is told where no column shows what adds up, as one with a wrong digit is', () => {
  const assets = (total: string) =>
    review(
      typeDocument(`
# Statement of financial position

HKD

| | 2020 |
| Investments at fair value | 673,240,713 |
| Cash and cash equivalents | 42,212,193 |
| Income receivable | 4,510,713 |
| Total assets | ${total} |
`),
      { type: 'financial_report' },
    ).findings.filter(({ severity }) => severity !== 'suggestion')
  expect(assets('719,963,619')).toEqual([])
  expect(assets('719,936,619')).toHaveLength(1)
  expect(assets('719,963,619,000')).toHaveLength(1)
})
