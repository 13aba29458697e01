import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string, type: 'financial_report' | 'due_diligence' = 'financial_report') =>
  review(typeDocument(text), { type })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, data }) => `${ruleId.split('/')[1]} ${data.unit ?? ''}`.trim())

const report = (unit: string, closing = '115') => `
# Statement of financial position

CHF million

| | 2024 | 2023 |
| Property, plant and equipment | 115 | 105 |
| Cash | 81 | 72 |
| Total assets | 196 | 177 |

# Income statement

CHF million

| | 2024 | 2023 |
| Revenue | 624 | 580 |
| Costs | 532 | 501 |
| Profit before tax | 92 | 79 |

## 6. Property, plant and equipment

${unit}

| | Land | Machines | Total |
| Net carrying amount at 31 December 2023 | 40 | 65 | 105 |
| Additions | 12 | 9 | 21 |
| Depreciation | (2) | (9) | (11) |
| Net carrying amount at 31 December 2024 | 50 | 65 | ${closing} |
`

test('a note that prints its line digit by digit, and alone says thousands, says the wrong unit', () => {
  expect(told(report('CHF million'))).toEqual([])
  expect(told(report('in thousands of CHF'))).toHaveLength(1)
  expect(told(report('in thousands of CHF'))[0]).toMatch(/^unit-contradiction/)
})

test('a note in thousands that prints other digits may be in thousands', () => {
  const fine = report('in thousands of CHF').replace(
    /\| (\d\d) \| (\d\d) \| (\d{2,3}) \|/g,
    '| $1,204 | $2,517 | $3,721 |',
  )
  expect(told(fine).filter((one) => one.startsWith('unit'))).toEqual([])
})

const leverage = (sentence: string) => `
# Quality of earnings

Amounts in £'000

| | 2023 | 2022 |
| Revenue | 1,185,998 | 1,231,444 |
| Reported EBITDA | 209,540 | 234,482 |
| Litigation settlement | 14,083 | 8,428 |
| Adjusted EBITDA | 223,623 | 242,910 |

${sentence}
`

test.each([
  ['Net debt of £425.5m is 1.9x adjusted EBITDA.', 0],
  ['Net debt of £425.5m is 2.9x adjusted EBITDA.', 1],
  ['Net debt of £425.5m is 19.0x adjusted EBITDA.', 1],
  // Of the year before.
  ['Net debt of £425.5m is 1.8x adjusted EBITDA.', 0],
  // Of another line, which nothing prints.
  ['Net debt of £425.5m is 2.9x adjusted EBITDA margin of peers.', 0],
])('how many times a line an amount is, is computed: %s', (sentence, wrong) => {
  expect(told(leverage(sentence), 'due_diligence')).toHaveLength(wrong)
})
