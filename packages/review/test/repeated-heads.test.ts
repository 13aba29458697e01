import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, actual, expected }) => `${ruleId} ${actual} → ${expected}`)

const report = (now: string, before: string, head = before) => `
# Income statement

CHF m

| | ${now} | ${before} |
| Revenue | 4,693.1 | 4,372.8 |
| Cost of sales | (2,811.4) | (2,604.1) |
| Gross profit | 1,881.7 | 1,768.7 |
| Net profit | 401.2 | 388.3 |

# Balance sheet

CHF m

| | ${now} | ${before} |
| Current assets | 1,102.4 | 1,011.9 |
| Non-current assets | 2,204.8 | 2,101.3 |
| Total assets | 3,307.2 | 3,113.2 |
| Current liabilities | 612.0 | 590.4 |

# Key ratios

| | ${now} | ${head} |
| Gross margin | 40.1% | 40.4% |
| Net margin | 8.5% | 8.9% |
| Current ratio | 1.80 | 1.71 |
`

test.each([
  ['2024', '2023'],
  ['제 51 (당) 기', '제 50 (전) 기'],
])('a head that repeats the time beside it is one finding, and none of the rates below it: %s', (now, before) => {
  expect(told(report(now, before))).toEqual([])
  expect(told(report(now, before, now))).toEqual([`consistency/repeated-period ${now} → ${before}`])
})
