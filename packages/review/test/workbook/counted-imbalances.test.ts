import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && /unbalanced/.test(ruleId) ? [`${ruleId} ${location.cell}`] : [],
  )

const SHEET = (totals: readonly string[]): string => `# Balance sheet
| | 2023 | 2024 | 2025 | 2026 |
| Cash | 500 | 510 | 620 | 730 |
| Plant | 1500 | 1590 | 1580 | 1670 |
| Total assets | =SUM(B2:B3) | =SUM(C2:C3) | =SUM(D2:D3) | =SUM(E2:E3) |
| Liabilities | 800 | 820 | 840 | 860 |
| Equity | 1200 | 1280 | 1360 | 1540 |
| Total liabilities and equity | ${totals.join(' | ')} |`

test('periods out of balance are counted once', () => {
  expect(told(SHEET(['2000', '2100', '2200', '2400']))).toEqual([])
  expect(told(SHEET(['2000', '2180', '2310', '2555']))).toEqual(['consistency/workbook-unbalanced C4'])
  expect(told(SHEET(['2000', '2100', '2200', '24000']))).not.toEqual([])
})
