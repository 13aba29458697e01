import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const found = (text: string) =>
  review(typeDocument(text, 'en'), { type: 'financial_report' }).findings.map(({ actual }) => actual)

const payout = (ratio: string, head = 'Dividends/profit (%)') => `# Dividends

In thousands of euros

| Year | Dividends | Profit attributable to owners | ${head} |
| 2024 | 4,120 | 9,310 | 44.25% |
| 2023 | 3,305 | 8,200 | ${ratio} |
| 2022 | 2,010 | 7,455 | 26.96% |`

test.each(['40.13%', '4.03%', '120.90%', '403.00%'])('a pay-out ratio of %s is found, however far off', (wrong) => {
  expect(found(payout('40.30%'))).toEqual([])
  expect(found(payout(wrong))).toContain(wrong)
})

test('rates of three lines that are of nothing beside them are left alone', () => {
  expect(found(payout('61.02%', 'Share held').replace('26.96%', '80.00%'))).toEqual([])
})

const note = (total: string) => `# Consolidated statement of financial position

£’000

| | 2024 | 2023 |
| Inventories | 1,240 | 1,182 |
| Trade receivables | 2,385 | 2,214 |
| Cash | 1,075 | 924 |
| Total assets | 4,700 | 4,320 |
| Total liabilities | 1,900 | 1,720 |

# 8. Inventories

£’000

| | 2024 | 2023 |
| Raw materials | 402 | 380 |
| Work in progress | 318 | 295 |
| Finished goods | 520 | 507 |
| Total | ${total} | 1,182 |`

test.each(['1,420', '3,720', '12,400'])('a note of %s differs from its line, however far', (wrong) => {
  expect(found(note('1,240'))).toEqual([])
  expect(found(note(wrong))).toContain(wrong)
})
