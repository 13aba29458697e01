import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const group = (receivable: string) => `
# Consolidated balance sheet

(in thousands)

| Item | December 31, 2025 |
| Cash and cash equivalents | 68,450 |
| ${receivable} | 92,760 |
| Inventories | 74,380 |
| Total current assets | 235,590 |
| Property, plant and equipment | 65,340 |
| Total assets | 300,930 |
| Total liabilities | 90,390 |
| Total equity | 210,540 |
`

/** The parent's cash beside what it is added up to. */
const told = (cash: string, receivable = 'Loans and advances to customers') =>
  review(
    typeDocument(`${group(receivable)}
# Company balance sheet

(in thousands)

| Item | December 31, 2025 |
| Cash and cash equivalents | ${cash} |
| ${receivable} | 61,430 |
| Inventories | 32,380 |
| Total current assets | 162,760 |
| Property, plant and equipment | 57,630 |
| Total assets | 220,390 |
| Total liabilities | 60,390 |
| Total equity | 160,000 |
`),
    { type: 'financial_report' },
  ).findings.flatMap(({ ruleId, evidence }) => (ruleId.endsWith('parent-exceeds-group') ? [evidence[1]?.value] : []))

test('cash that a bank places with its subsidiaries is no error where both statements add up', () => {
  expect(told('68,950')).toEqual([])
  expect(told('68,950', 'Accounts receivable')).toEqual(['68,950'])
})

test('what does not add up is told, however far it exceeds', () => {
  expect(told('86,950')).toEqual(['86,950'])
  expect(told('869,500')).toEqual(['869,500'])
})
