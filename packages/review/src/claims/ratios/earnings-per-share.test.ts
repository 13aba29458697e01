import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Earnings in the statement, shares in a note, as most reports under IFRS print them. */
const report = (statement: string, note: string) =>
  review(
    typeDocument(
      `# Consolidated income statement

£’000

| | 2024 | 2023 |
| Revenue | 91,240 | 88,310 |
| Profit before tax | 12,410 | 10,930 |
| Profit attributable to owners of the parent | 9,310 | 8,200 |
| Basic earnings per share (pence) | ${statement} | 6.74 |
| Diluted earnings per share (pence) | 7.44 | 6.63 |

# 9. Earnings per share

£’000

| | 2024 | 2023 |
| Profit attributable to owners of the parent | 9,310 | 8,200 |
| Weighted average number of ordinary shares | 122,985,000 | 121,662,000 |
| Weighted average number of shares, diluted | 125,134,000 | 123,680,000 |
| Basic earnings per share (pence) | ${note} | 6.74 |`,
      'en',
    ),
    { type: 'financial_report' },
  )
const foundIn = (statement: string, note: string) => report(statement, note).findings.map(({ actual }) => actual)

test('earnings in pence agree with profit in thousands and shares in full', () => {
  const { findings, figures } = report('7.57', '7.57')
  expect(findings).toEqual([])
  const eps = figures.filter(({ label }) => label?.includes('per share') && !label.includes('average'))
  expect(eps.map(({ text, state }) => `${text} ${state}`)).toEqual([
    '7.57 verified',
    '6.74 verified',
    '7.44 verified',
    '6.63 verified',
    '7.57 verified',
    '6.74 verified',
  ])
})

test.each(['7.75', '8.57', '22.71', '75.70', '757.00'])('wrong earnings of %s are found, however far off', (wrong) => {
  expect(foundIn(wrong, '7.57')).toContain(wrong)
  expect(foundIn('7.57', wrong)).toContain(wrong)
})

test('earnings of a supposed year are not those of the statement; those of the same table are held against it', () => {
  const withProForma = (eps: string, head = ' (Unaudited)') =>
    review(
      typeDocument(
        `# Consolidated statement of operations

£’000

| | 2024 | 2023 |
| Revenue | 91,240 | 88,310 |
| Net profit | 9,310 | 8,200 |
| Weighted average number of ordinary shares | 122,985,000 | 121,662,000 |
| Basic earnings per share (pence) | 7.57 | 6.74 |

# Business combination

£’000

| | 2024${head} | 2023${head} |
| Revenue | 99,870 | 97,450 |
| Basic earnings per share (pence) | ${eps} | 6.12 |`,
        'en',
      ),
      { type: 'financial_report' },
    ).findings.map(({ actual }) => actual)
  expect(withProForma('6.98')).toEqual([])
  expect(withProForma('7.75', '')).toContain('7.75')
  expect(foundIn('75.7', '7.57')).toContain('75.7')
})

test('of a quarter nothing is audited: its earnings are those of its note, after what others share in', () => {
  const quarter = (eps: string) =>
    review(
      typeDocument(
        `# Consolidated statements of operations

(In thousands, except per share data) (Unaudited)

| | Three Months Ended June 30, 2023 (Unaudited) | Three Months Ended June 30, 2022 (Unaudited) |
| Revenues | 3,942,201 | 3,264,858 |
| Net income attributable to the company | 563,796 | 1,783,937 |
| Basic earnings per share | 1.56 | ${eps} |

# 10. Earnings per share

(In thousands)

| | Three Months Ended June 30, 2023 | Three Months Ended June 30, 2022 |
| Net income attributable to the company | 563,796 | 1,783,937 |
| Adjustment related to redeemable noncontrolling interests | 114 | (12,412) |
| Net income attributable to common stockholders | 563,910 | 1,771,525 |
| Weighted-average common shares outstanding, basic | 361,050 | 417,393 |`,
        'en',
      ),
      { type: 'financial_report' },
    ).findings.flatMap(({ ruleId, actual }) => (ruleId === 'calculation/ratio-mismatch' ? [actual] : []))
  expect(quarter('4.24')).toEqual([])
  expect(quarter('4.42')).toEqual(['4.42'])
  expect(quarter('42.40')).toEqual(['42.40'])
})

/** A statement, the shares below it with what dilutes them, and what a new standard changed. */
const adopted = (adjusted: string, basic = '0.45') =>
  review(
    typeDocument(
      `# Consolidated statement of operations

In millions, except per share

| | Three Months Ended March 31, 2025 | Three Months Ended March 31, 2024 |
| Revenues | 19,335 | 21,301 |
| Income before income taxes | 12,710 | 1,873 |
| Provision for income taxes | 480 | 483 |
| Net income attributable to common stockholders | 12,230 | 1,390 |
| Net income per share, basic | 3.80 | ${basic} |
| Net income per share, diluted | 3.47 | 0.40 |

# Net income per share

In millions

| | Three Months Ended March 31, 2025 | Three Months Ended March 31, 2024 |
| Weighted average shares used in computing net income per share, basic | 3,218 | 3,086 |
| Stock-based awards | 303 | 386 |
| Convertible senior notes | — | 1 |
| Warrants | — | 11 |
| Weighted average shares used in computing net income per share, diluted | 3,521 | 3,484 |

# Adoption of a new standard

In millions, except per share

| | Three Months Ended March 31, 2024 As previously reported | Three Months Ended March 31, 2024 Adjustments | Three Months Ended March 31, 2024 As adjusted |
| Net income attributable to common stockholders | 1,129 | 261 | 1,390 |
| Net income per share, basic | 0.37 | ${adjusted} | 0.45 |`,
      'en',
    ),
    { type: 'financial_report' },
  )
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual }) => actual)

test('what adjusts earnings is of the adjustment of the profit, what dilutes shares is no profit', () => {
  expect(adopted('0.08')).toEqual([])
  expect(adopted('0.80')).toContain('0.80')
  expect(adopted('0.08', '0.54')).toContain('0.54')
})
