import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, actual }) => `${ruleId} ${actual ?? ''}`)

const report = (summary: string) => `
# Financial highlights

in thousands of euros

| | 2024 | 2023 |
| Revenue | 75,204 | 71,330 |
| Gross profit | 31,026 | 28,516 |
${summary}

# Income statement

in thousands of euros

| | 2024 | 2023 |
| Revenue | 75,204 | 71,330 |
| Cost of sales | (44,178) | (42,814) |
| Gross profit | 31,026 | 28,516 |
| Selling expenses | (14,946) | (12,880) |
| Administrative expenses | (9,178) | (8,153) |
| Operating profit | 6,902 | 7,483 |
`

test('a line whose years stand in each other’s place is told, at the table that has them so', () => {
  expect(told(report('| Operating profit | 6,902 | 7,483 |'))).toEqual([])
  expect(told(report('| Operating profit | 7,483 | 6,902 |'))).toEqual(['consistency/exchanged-figures 7,483'])
})

test('a table whose columns are all the other way round has other heads, and no line of it is wrong', () => {
  const turned = report('| Operating profit | 7,483 | 6,902 |')
    .replace('| Revenue | 75,204 | 71,330 |', '| Revenue | 71,330 | 75,204 |')
    .replace('| Gross profit | 31,026 | 28,516 |', '| Gross profit | 28,516 | 31,026 |')
  expect(told(turned).filter((finding) => finding.includes('exchanged'))).toEqual([])
})
