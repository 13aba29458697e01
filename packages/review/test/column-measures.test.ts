import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const maturities = (total: string) => `
# Debt maturing in (in millions)

| | 2023 | 2024 | 2025 | Total | Fair value |
| Fixed rate | 750 | 1,925 | 3,326 | ${total} | 5,726 |
| Variable rate | 35 | 708 | 120 | 863 | 863 |
`

const wrong = (total: string) =>
  review(typeDocument(maturities(total)), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence[0]?.value ?? [])

test('beside a total another measure of the same lines is none, though one row is worth what it is', () => {
  expect(wrong('6,001')).toEqual([])
  expect(wrong('6,100')).toEqual(['6,100'])
  expect(wrong('60,010')).toEqual(['60,010'])
})
