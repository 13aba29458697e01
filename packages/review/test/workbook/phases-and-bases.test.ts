import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string, rule = 'formula/inconsistent-formula'): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && ruleId === rule ? [location.cell ?? ''] : [],
  )

const columns = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(66 + index))

/** Twenty months whose rent is set anew every four; one of the steps reads what `odd` says. */
const RENT = (odd: string): string => {
  const months = columns(20)
  const cells = months.map((_, index) =>
    index % 4 === 0 ? `=Years!${index === 12 ? odd : columns(5)[index / 4]}2` : `=${months[index - 1]}2`,
  )
  return `# Years
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Rent a month | 100 | 104 | 109 | 112 | 118 |

# Months
| Month | ${months.map((_, index) => index + 1).join(' | ')} |
| Rent | ${cells.join(' | ')} |`
}

test('a level that is set anew at equal distances, each time from the next cell; one from another cell is a slip', () => {
  expect(told(RENT('E'))).toEqual([])
  expect(told(RENT('B'))).toEqual(['N2'])
  expect(told(RENT('F'))).toEqual(['N2'])
})

const SYNERGIES = (first: string, second: string): string => `# Deal
| Synergies | 1000 |
| First year | 30% |
| Second year | 65% |
| From then on | 100% |
| Tax rate | 25% |

# Model
| | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 |
| Synergies | =Deal!$B$1*${first} | =Deal!$B$1*${second} | =Deal!$B$1*Deal!$B$4 | =Deal!$B$1*Deal!$B$4 | =Deal!$B$1*Deal!$B$4 | =Deal!$B$1*Deal!$B$4 |`

test('what is phased in reads one cell after the other of a list until its end; another order is a slip', () => {
  expect(told(SYNERGIES('Deal!$B$2', 'Deal!$B$3'))).toEqual([])
  expect(told(SYNERGIES('Deal!B2', 'Deal!$B$3'))).toEqual([])
  expect(told(SYNERGIES('Deal!$B$4', 'Deal!$B$3'))).toEqual(['C2'])
  expect(told(SYNERGIES('Deal!$B$4', 'Deal!$B$5'))).toEqual(['C2'])
})

const YEARS = Array.from({ length: 13 }, (_, index) => (index < 4 ? `${2016 + index} A` : `${2016 + index} E`)).join(
  ' | ',
)

const shareOf = (line: number, first: string): string => {
  const past = columns(4).map((column) => `=${column}${line - 1}/${column}2`)
  const later = columns(13)
    .slice(4, -1)
    .map((column) => `=${column}${line}`)
  return [...past, first, ...later].join(' | ')
}

const amountsOf = (line: number, past: readonly number[]): string =>
  [
    ...past,
    ...columns(13)
      .slice(4)
      .map((column) => `=${column}${line + 1}*${column}2`),
  ].join(' | ')

const SHARES = (first: string, second: string, third: string): string => `# Balance sheet
| | ${YEARS} |
| Revenue | 500 | 550 | 600 | 640 | 700 | 760 | 820 | 880 | 940 | 990 | 1040 | 1100 | 1150 |
| Provisions | ${amountsOf(3, [6, 8, 11, 13])} |
| of revenue | ${shareOf(4, first)} |
| Payables | ${amountsOf(5, [40, 41, 52, 60])} |
| of revenue | ${shareOf(6, second)} |
| Receivables | ${amountsOf(7, [70, 90, 85, 88])} |
| of revenue | ${shareOf(8, third)} |`

test('a forecast that takes its shares from a year that each line chooses; one line among others slipped', () => {
  expect(told(SHARES('=B4', '=B6', '=C8'))).toEqual([])
  expect(told(SHARES('=E4', '=E6', '=C8'))).toEqual(['F8'])
  expect(told(SHARES('=B4', '=E6', '=E8'))).toEqual(['F4'])
})

/** A statement of funds of thirteen years, whose first change is computed as `gap` and `surplus` say. */
const FUNDS = (change: string, gap: string, surplus: string): string => {
  const line = (first: string, formula: (own: string, before: string) => string): string => {
    const all = columns(13)
    const later = all.slice(2).map((own, index) => formula(own, all[index + 1] ?? ''))
    return ['', first, ...later].join(' | ')
  }
  const numbers = (from: number, step: number): string =>
    columns(13)
      .map((_, index) => from + step * index + ((index * 7) % 5))
      .join(' | ')
  return `# Funds
| | ${columns(13)
    .map((_, index) => 2014 + index)
    .join(' | ')} |
| Current assets | ${numbers(100, 9)} |
| Current liabilities | ${numbers(60, 6)} |
| Long-term surplus | ${numbers(20, 3)} |
| (Increase)/decrease in current assets | ${line(change, (own, before) => `=${own}2-${before}2`)} |
| Increase/(decrease) in current liabilities | ${line('=C3-B3', (own, before) => `=${own}3-${before}3`)} |
| Working capital gap | ${line(gap, (own) => `=${own}5-${own}6`)} |
| Net surplus | ${line(surplus, (own) => `=${own}4-${own}7`)} |
| Assets and liabilities | ${line('=C2+C3', (own) => `=${own}2+${own}3`)} |
| Liabilities in assets | ${line('=C3/C2', (own) => `=${own}3/${own}2`)} |
| Surplus in assets | ${line('=C4/C2', (own) => `=${own}4/${own}2`)} |
| Assets and surplus | ${line('=C2+C4', (own) => `=${own}2+${own}4`)} |
| Growth of assets | ${line('=C2/B2-1', (own, before) => `=${own}2/${before}2-1`)} |`
}

test('signs that are turned in several lines of a period and turned back at their end; one turned alone is an error', () => {
  expect(told(FUNDS('=B2-C2', '=C5+C6', '=C4+C7'))).toEqual([])
  expect(told(FUNDS('=B2-C2', '=C5+C6', '=C4-C7'))).toEqual(['C5', 'C7'])
  expect(told(FUNDS('=B2-C2', '=C5-C6', '=C4-C7'))).toEqual(['C5'])
})
