import { expect, test } from 'vitest'
import { isNotAdditive } from '../../src/claims/relation/roll-labels.ts'
import { reviewExample, tableOf } from './review-example.ts'

interface Told {
  severity: string
  cells: string[]
}

const toldBy = (rule: string, body: string): Told[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence }) =>
    ruleId === rule && severity !== 'suggestion'
      ? [{ severity, cells: evidence.map(({ location }) => location.cell ?? '') }]
      : [],
  )

const placesOf = (rule: string, body: string): (string | undefined)[] => toldBy(rule, body).map(({ cells }) => cells[0])

const SWEEP = (interest: (column: string) => string, control = '1'): string => `# LBO
| Circularity switch | ${control} |
| | 2024 | 2025 | 2026 |
| Opening debt | 1000 | =B6 | =C6 |
| Interest | ${['B', 'C', 'D'].map(interest).join(' | ')} |
| Cash sweep | =200-B4 | =210-C4 | =220-D4 |
| Closing debt | =B3-B5 | =C3-C5 | =D3-D5 |`

test('a cycle that a switch governs is told once, and as a warning', () => {
  const rule = 'formula/circular-reference'
  const average = (column: string): string => `AVERAGE(${column}3,${column}6)*5%`
  const chosen = (column: string): string => `=IF($B$1=1,${average(column)},${column}3*5%)`
  const multiplied = (column: string): string => `=${column}3*5%+$B$1*(${column}6-${column}3)/2*5%`
  expect(toldBy(rule, SWEEP(chosen)).map(({ severity }) => severity)).toEqual(['warning'])
  expect(toldBy(rule, SWEEP(multiplied)).map(({ severity }) => severity)).toEqual(['warning'])
  expect(toldBy(rule, SWEEP(chosen, '0'))).toEqual([])
  // Without a switch, and beside one that stands in another formula, it is undefined what it gives.
  expect(
    toldBy(
      rule,
      SWEEP((column) => `=${average(column)}`),
    ).map(({ severity }) => severity),
  ).toEqual(['serious'])
  const beside = (column: string): string => `=IF($B$1=1,${average(column)},${column}6*5%)`
  expect(toldBy(rule, SWEEP(beside)).map(({ severity }) => severity)).toEqual(['serious'])
})

test('a word in place of a number is one cause, whatever calculates with it', () => {
  const rule = 'formula/error-value'
  const sheet = (other: string): string => `# Sales
| | 2022 | 2023 | 2024 |
| Sales | n.a. | 100 | 120 |
| Growth | =C2/B2-1 | =D2/C2-1 | |
| Costs | =B2*0.5 | =C2*0.5 | =D2*0.5 |
| Orders | ${other} | 80 | 90 |
| Books | =B5*2 | =C5*2 | =D5*2 |`
  expect(toldBy(rule, sheet('70')).map(({ cells }) => cells)).toEqual([['B3', 'B4']])
  expect(placesOf(rule, sheet('unknown'))).toEqual(['B3', 'B6'])
})

test('lines of a block that take shares for growth are one mistake', () => {
  const rule = 'formula/line-definition'
  const sheet = (rd: string): string => `# P&L
| | 2023A | 2024A | 2025E | 2026E | 2027E |
| Revenue | 1000 | 1100 | =C2*1.08 | =D2*1.08 | =E2*1.08 |
| COGS | 400 | 450 | =C3*(1+D6) | =D3*(1+E6) | =E3*(1+F6) |
| SG&A | 200 | 210 | =C4*(1+D7) | =D4*(1+E7) | =E4*(1+F7) |
| R&D | 100 | 105 | ${rd} |
| COGS % Sales | =B3/B2 | =C3/C2 | 41% | 41% | 41% |
| SG&A % Sales | =B4/B2 | =C4/C2 | 20% | 20% | 20% |
| R&D % Sales | =B5/B2 | =C5/C2 | 10% | 10% | 10% |`
  expect(placesOf(rule, sheet('=D2*D8 | =E2*E8 | =F2*F8'))).toEqual(['D3:F3'])
  expect(toldBy(rule, sheet('=C5*(1+D8) | =D5*(1+E8) | =E5*(1+F8)')).map(({ cells }) => cells)).toEqual([
    ['D3:F3', 'D6', 'D4', 'D5'],
  ])
  // Whether a share stands three rows below its line or two.
  const apart = sheet('=C5*(1+D7) | =D5*(1+E7) | =E5*(1+F7)').replace(
    'R&D % Sales | =B5/B2 | =C5/C2 | 10% | 10% | 10%',
    'Rent | 1 | 1 | 1 | 1 | 1',
  )
  expect(placesOf(rule, apart.replace('SG&A % Sales | =B4/B2 | =C4/C2', 'R&D % Sales | =B5/B2 | =C5/C2'))).toEqual([
    'D3:F3',
  ])
})

test('a head that points to its right is no check of what stands below it', () => {
  const rule = 'formula/failing-check'
  const sheet = (head: string): string => `# Budget
| Item | Jan | Feb | Total | ${head} | Note |
| Rent | 100 | 110 | =B2+C2 | 0 | |
| Pay | 300 | 310 | =B3+C3 | 0 | |
| Sales | 900 | 910 | =B4+C4 | 0 | |`
  expect(placesOf(rule, sheet('Error Checks ->'))).toEqual([])
  expect(placesOf(rule, sheet('Error Checks'))).toEqual(['E2:E4'])
})

test('a total of costs leaves revenue out, and no cost', () => {
  const rule = 'formula/short-range'
  const sheet = (head: string, scale = 1): string => `# Forecast
| Fiscal year | ${head} | SG&A | Distribution | Total operating expenses |
| 2023 | ${472 * scale} | 102 | 27 | =SUM(C2:D2) |
| 2022 | ${362 * scale} | 77 | 30 | =SUM(C3:D3) |
| 2021 | ${261 * scale} | 58 | 25 | =SUM(C4:D4) |`
  expect(placesOf(rule, sheet('Revenue'))).toEqual([])
  expect(placesOf(rule, sheet('Rent'))).toEqual(['E2:E4'])
  expect(placesOf(rule, sheet('Rent', 10))).toEqual(['E2:E4'])
})

test('a tax over its profit is no assumption in a wrong unit', () => {
  const rule = 'assumption/implausible-input'
  const sheet = (rate: string): string => `# Tax
| Income before tax | 354 |
| Tax rate | ${rate} |
| NOPAT | =B1*(1-B2) |`
  expect(placesOf(rule, sheet('=-2028/354'))).toEqual([])
  expect(placesOf(rule, sheet('-572.88%'))).toEqual(['B2'])
  expect(placesOf(rule, sheet('=25/1'))).toEqual(['B2'])
})

const SCHEDULE = (april: string, third = '=C4/12'): string => `# Depreciation
| Asset | Bought for | A year | A month | Jan 2025 | Feb 2025 | Mar 2025 | Apr 2025 | May 2025 | Jun 2025 | Jul 2025 | Aug 2025 |
| Press | 8400 | =B2/7 | =C2/12 | 0 | =E2 | =F2 | ${april} | =H2 | =I2 | =J2 | =K2 |
| Oven | 4200 | =B3/7 | =C3/12 | =D3 | =E3 | =F3 | =G3 | =H3 | =I3 | =J3 | =K3 |
| Van | 2100 | =B4/7 | ${third} | =D4 | =E4 | =F4 | =G4 | =H4 | =I4 | =J4 | =K4 |`

test('a line takes its level up in the month in which it begins', () => {
  const rule = 'formula/inconsistent-formula'
  expect(placesOf(rule, SCHEDULE('=D2'))).toEqual([])
  expect(placesOf(rule, SCHEDULE('=G3'))).toEqual(['H2'])
})

test('a line in phases departs from none of its other phases', () => {
  const rule = 'formula/inconsistent-formula'
  const sheet = (first: string, second: string): string => `# Amortisation
| | Trademark | Patent |
| Cost | 850 | 10000 |
| Years | 10 | 15 |
| Year 1 | ${first} |
| Year 2 | ${second} |
| Year 3 | =$B$2/$B$3+$C$2/$C$3 |
| Year 4 | =$B$2/$B$3+$C$2/$C$3 |
| Year 5 | =$B$2/$B$3+$C$2/$C$3 |
| Year 6 | =$C$2/$C$3 |
| Year 7 | =$C$2/$C$3 |
| Year 8 | =$C$2/$C$3 |
| Year 9 | =$C$2/$C$3 |
| Year 10 | =$C$2/$C$3 |`
  expect(placesOf(rule, sheet('=B2/B3', '=B2/B3+C2/C3'))).toEqual([])
  expect(
    placesOf(rule, sheet('=$C$2/$C$3', '=$C$2/$C$3').replace('| Year 8 | =$C$2/$C$3', '| Year 8 | =$B$2/$C$3')),
  ).toEqual(['B11'])
})

test('a condition on the own period does not make the first one right', () => {
  const rule = 'formula/anchor-mismatch'
  const sheet = (tax: (column: string) => string): string => `# P&L
| | Jan 2025 | Feb 2025 | Mar 2025 | Apr 2025 |
| EBITDA | 33 | 21 | 40 | 44 |
| Tax | ${['B', 'C', 'D', 'E'].map(tax).join(' | ')} |
| Net profit | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 |`
  expect(
    placesOf(
      rule,
      sheet((column) => `=IF(${column}2>0,$B$2*25%,0)`),
    ),
  ).toEqual(['C3:E3'])
  expect(
    placesOf(
      rule,
      sheet((column) => `=IF(${column}2>0,${column}2*25%,0)`),
    ),
  ).toEqual([])
  expect(
    placesOf(
      rule,
      sheet((column) => `=IF(${column}2>$B$2,$B$2*25%,0)`),
    ),
  ).toEqual([])
})

test('two days of one month are no repeated head', () => {
  const rule = 'formula/period-heads'
  const sheet = (last: string): string => `# Fund
| | 45505 (day 2024-08-01) | 45536 (day 2024-09-01) | 45566 (day 2024-10-01) | 45597 (day 2024-11-01) | ${last} |
| Price | 10 | 11 | 12 | 13 | 14 |`
  expect(placesOf(rule, sheet('45614 (day 2024-11-18)'))).toEqual([])
  expect(placesOf(rule, sheet('45597 (day 2024-11-01)'))).toEqual(['F1'])
})

test('a multiple under the head of the entry is the one of the entry', () => {
  const rule = 'formula/label-mismatch'
  const sheet = (head: string): string => `# Deal
| Entry EV/EBITDA multiple | 10 |
| Exit EV/EBITDA multiple | 11 |
| | ${head} | Exit (2029) |
| EBITDA | 76 | 121 |
| EV/EBITDA exit multiple | =B1 | =B2 |
| Enterprise value | =B4*B5 | =C4*C5 |`
  expect(placesOf(rule, sheet('Entry (2024)'))).toEqual([])
  expect(placesOf(rule, sheet('Case A'))).toEqual(['B5'])
})

test('links to a sheet that was deleted are one cause on every sheet', () => {
  const rule = 'formula/error-value'
  const sheet = (name: string, formula: string): string => `# ${name}
| | 2023 | 2024 |
| Revenue | ${formula} → #REF! | ${formula} → #REF! |`
  expect(placesOf(rule, [sheet('P&L', '=#REF!'), sheet('NWC', '=#REF!')].join('\n'))).toEqual(['B2'])
  expect(placesOf(rule, [sheet('P&L', '=#REF!'), sheet('NWC', '=B1+#REF!')].join('\n'))).toEqual(['B2', 'B2'])
})

test('a first period that is no whole one is discounted by its part', () => {
  const rule = 'assumption/discount-factor'
  const sheet = (first: string, factor = '=1/(1+$B$1)^C3'): string => `# DCF
| WACC | 18.5% |
| | 2020E | 2021E | 2022E | 2023E | 2024E |
| Mid-point | ${first} | =B3*2+0.5 | =C3+1 | =D3+1 | =E3+1 |
| Discount factor | =1/(1+$B$1)^B3 | ${factor} | =1/(1+$B$1)^D3 | =1/(1+$B$1)^E3 | =1/(1+$B$1)^F3 |
| Free cash flow | 100 | 110 | 120 | 130 | 140 |
| Present value | =B4*B5 | =C4*C5 | =D4*D5 | =E4*E5 | =F4*F5 |`
  expect(placesOf(rule, sheet('0.375'))).toEqual([])
  expect(placesOf(rule, sheet('0.375').replace('=E3+1', '=E3+0.625'))).toEqual([])
  expect(placesOf(rule, sheet('0.375', '0.87'))).toEqual(['C4'])
  expect(placesOf(rule, sheet('0.375', '0.087'))).toEqual(['C4'])
})

test('in the terminal year what wears out is replaced', () => {
  const rule = 'formula/label-mismatch'
  const sheet = (source: string): string => `# DCF
| | 2025E | 2026E | 2027E | Terminal |
| EBITDA | 100 | 110 | 120 | 125 |
| Depreciation | 20 | 21 | 22 | ${source} |
| EBIT | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 |
| Capital expenditure | 25 | 26 | 27 | 28 |
| Free cash flow | =B4+B3-B5 | =C4+C3-C5 | =D4+D3-D5 | =E4+E3-E5 |`
  expect(placesOf(rule, sheet('=E5'))).toEqual([])
  expect(placesOf(rule, sheet('=E2'))).toEqual(['E3'])
})

test('the points of a regression add up to nothing', () => {
  expect(['Predicted Y', 'Residuals', 'Standard Residuals'].every(isNotAdditive)).toBe(true)
  expect(['Predicted revenue', 'Residual value'].some(isNotAdditive)).toBe(false)
})
