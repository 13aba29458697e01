import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ evidence: [{ value }] }) => value)

const release = ({ assets = '156,730', ratio = '68.9%', before = '64.5%', total = '226,752' } = {}) => `
# Consolidated financial position

Amounts in millions of yen

| | Total assets | Total equity | Equity attributable to owners of the parent | Equity ratio |
| March 31, 2024 | ${total} | ${assets} | 156,196 | ${ratio} |
| March 31, 2023 | 201,560 | 130,512 | 129,940 | ${before} |

# Statement of financial position

Amounts in millions of yen

| | March 31, 2024 | March 31, 2023 |
| Current assets | 126,752 | 101,560 |
| Non-current assets | 100,000 | 100,000 |
| Total assets | 226,752 | 201,560 |
| Current liabilities | 30,022 | 31,048 |
| Non-current liabilities | 40,000 | 40,000 |
| Total liabilities | 70,022 | 71,048 |
| Equity attributable to owners of the parent | 156,196 | 129,940 |
| Non-controlling interests | 534 | 572 |
| Total equity | 156,730 | 130,512 |
| Total equity and liabilities | 226,752 | 201,560 |
`

test('a table whose heads are lines and whose rows are times is held to the statements, however far off', () => {
  expect(told(release())).toEqual([])
  expect(told(release({ ratio: '69.8%' }))).toEqual(['69.8%'])
  expect(told(release({ ratio: '689.0%' }))).toEqual(['689.0%'])
  expect(told(release({ assets: '156,370' }))).toEqual(['156,370'])
  expect(told(release({ total: '2,267,520' }))).toEqual(['2,267,520'])
})
