import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is told above suggestion: rule and cell. */
const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.cell}`)

test('formulas over places that nobody has filled are no more than suggestions; one that divides by nought is told', () => {
  const book = (divisor: string): string => `# Beta
| Share | Market |
| | |
| | |
| Slope | =SLOPE(A2:A3,B2:B3) |
| Mean | =AVERAGE(A2:A3) |
| Price | 12 |
| Earnings | ${divisor} |
| Multiple | =B6/B7 |`
  expect(told(book('3'))).toEqual([])
  expect(told(book('0'))).toEqual(['formula/error-value B8'])
})

const LIVES = (last: string): string => `# Assets
| | Life | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 |
| Equipment | 4 | 800 | 120 | 240 | 160 | 340 | 410 |
| Depreciation | | =SUM($C2:C2)/$B2 | =SUM($C2:D2)/$B2 | =SUM($C2:E2)/$B2 | =SUM($C2:F2)/$B2 | =SUM($D2:G2)/$B2 | ${last} |
| Charge | | =C3 | =D3 | =E3 | =F3 | =G3 | =H3 |`

test('what was bought a life ago is written off; a window of another length stays told', () => {
  expect(told(LIVES('=SUM($E2:H2)/$B2'))).toEqual([])
  expect(told(LIVES('=SUM($F2:H2)/$B2'))).not.toEqual([])
})

const GROWN = (value: string): string => `# DCF
| WACC | 8% |
| Terminal growth rate | 2% |
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Free cash flow | 90 | 95 | 99 | 104 | =E4*(1+B2) |
| Discount factor | =1/(1+B1)^1 | =1/(1+B1)^2 | =1/(1+B1)^3 | =1/(1+B1)^4 | |
| Present value | =B4*B5 | =C4*C5 | =D4*D5 | =E4*E5 | |
| Terminal value | ${value} |
| PV of terminal value | =B7*E5 |
| Enterprise value | =SUM(B6:E6)+B8 |`

test('a flow that has grown already stands for the year after the forecast; a denominator that adds stays told', () => {
  expect(told(GROWN('=F4/(B1-B2)'))).toEqual([])
  expect(told(GROWN('=F4/(B1+B2)'))).toContain('calculation/workbook-terminal-value B7')
})

const DRIVEN = (debt: string): string => `# Model
| | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 |
| Long-term debt | =B6 | =C6 | =D6 | ${debt} | 20000 | 20000 |
| Drawn | | | | =E2-D2 | =F2-E2 | =G2-F2 |
| Opening | | | | =D6 | =E6 | =F6 |
| Closing | | | | =E4+E3 | =F4+F3 | =G4+G3 |
| Debt | 20000 | 20000 | 20000 | =E5 | =F5 | =G5 |`

test('an assumption that the model goes on from is no value pasted over its history', () => {
  expect(told(DRIVEN('20000'))).toEqual([])
})

const BALANCE = (check: string): string => `# BS
| | 2024A | 2025E | 2026E |
| Cash | 20 | 30 | 41 |
| Fixed assets | 80 | 90 | 99 |
| Total assets | =B2+B3 | =C2+C3 | =D2+D3 |
| Debt | 60 | 55 | 52 |
| Equity | 40 | 91 | 88 |
| Total liabilities and equity | =B5+B6 | =C5+C6 | =D5+D6 |
| Balance check | ${check} |`

test('the check that compares both totals is a place of their imbalance; a check of something else is told by itself', () => {
  expect(told(BALANCE('=B4-B7 | =C4-C7 | =D4-D7'))).toEqual(['consistency/workbook-unbalanced C4'])
  expect(told(BALANCE('=B2-21 | =C2-30 | =D2-41'))).toContain('formula/failing-check B8')
})

const CAPITAL = (assets: string, payables: string): string => `# NWC
| | 2024A | 2025E | 2026E | 2027E |
| Receivables | 57 | 63 | 66 | 72 |
| Inventory | 17 | 19 | 20 | 21 |
| Accounts payable | 30 | 32 | 33 | 35 |
| Current assets | ${assets} |
| Current liabilities | ${payables} |
| Net working capital | =B5-B6 | =C5-C6 | =D5-D6 | =E5-E6 |`

test('a line that another total takes in alone is left out of the one above on purpose; left out of both it is told', () => {
  const sums = ['B', 'C', 'D', 'E'].map((column) => `=SUM(${column}2:${column}3)`).join(' | ')
  expect(told(CAPITAL(sums, '=SUM(B4) | =SUM(C4) | =SUM(D4) | =SUM(E4)'))).toEqual([])
  expect(told(CAPITAL(sums, '30 | 30 | 30 | 30'))).toContain('formula/short-range B5:E5')
})

const CHARGES = (years: string): string => `# Forecast
| | 2024E | 2025E | 2026E | 2027E | 2028E |
| EBITDA | 160 | 170 | 180 | 190 | 195 |
| Depreciation | ${years} |
| EBIT | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 | =F2-F3 |
# Assets
| | 2024E | 2025E | 2026E | 2027E | 2028E |
| Capital expenditure | 45 | 47 | 48 | 50 | 53 |
| Depreciation charge | 29 | 31 | 34 | 41 | 44 |`

test('in its last year a forecast may write off what it spends; in another it is the wrong line', () => {
  expect(told(CHARGES('=Assets!B3 | =Assets!C3 | =Assets!D3 | =Assets!E3 | =Assets!F2'))).toEqual([])
  expect(told(CHARGES('=Assets!B3 | =Assets!C3 | =Assets!D2 | =Assets!E3 | =Assets!F3'))).not.toEqual([])
})

const DEBT = (cash: string): string => `# BS
| | 2024A | 2025E |
| Cash | ${cash} |
| Deposits | 11 | 12 |
| Total assets | =B2+B3 | =C2+C3 |
| Loans | 20 | 22 |
| Equity | =B4-B5 | =C4-C5 |
| Total liabilities and equity | =B5+B6 | =C5+C6 |
| Gross debt | =B5 | =C5 |
| Cash | =-(B2+B3) | =-(C2+C3) |
| Net debt | =B8+B9 | =C8+C9 |`

test('cash that its formula turns round is a deduction; cash below nought stays told', () => {
  expect(told(DEBT('30 | 35')).filter((one) => one.includes('negative-cash'))).toEqual([])
  expect(told(DEBT('30 | -35'))).toContain('assumption/negative-cash C2')
})

const PURCHASES = (first: string): string => `# Assets
| Year | Spent | Life | 2024 | 2025 | 2026 | 2027 | 2028 |
| 2024 | 416 | 15 | =$B2/$C2/2 | =$B2/$C2 | =$B2/$C2 | =$B2/$C2 | =$B2/$C2 |
| 2025 | 565 | 15 | | =$B3/$C3/2 | =$B3/$C3 | =$B3/$C3 | =$B3/$C3 |
| 2026 | 674 | 15 | | | =$B4/$C4/2 | =$B4/$C4 | =$B4/$C4 |
| 2027 | 782 | 15 | | | | ${first} | =$B5/$C5 |
| 2028 | 845 | 15 | | | | | =$B6/$C6/2 |
| Charge | | | =SUM(D2:D6) | =SUM(E2:E6) | =SUM(F2:F6) | =SUM(G2:G6) | =SUM(H2:H6) |`

test('each year of purchase begins with half a charge; one that begins otherwise stays told', () => {
  expect(told(PURCHASES('=$B5/$C5/2'))).toEqual([])
  expect(told(PURCHASES('=$B5/$C5/20'))).not.toEqual([])
})

const RATES = (third: string, unit = '2%'): string => `# Forecast
| | 2024 | 2025 | 2026 |
| Sales | 900 | 950 | 990 |
| Inventories | =B9*B$2 | =C9*C$2 | =D9*D$2 |
| Financial assets | =B10*B$2 | =C10*C$2 | =D10*D$2 |
| Receivables | =${third}*B$2 | =C11*C$2 | =D11*D$2 |
| Total | =SUM(B3:B5) | =SUM(C3:C5) | =SUM(D3:D5) |
| Ratios |
| Share of sales | 2024 | 2025 | 2026 |
| Inventories | 45% | 45% | 45% |
| Financial assets | | | |
| Receivables | ${unit} | 2% | 2% |`

test('a list that has a gap is read line by line', () => {
  expect(told(RATES('B11'))).toEqual([])
})

const LAGGED = (item: string): string => `# Assets
| | 2023A | 2024E | 2025E | 2026E | 2027E |
| Depreciation | 243 | 280 | 302 | 317 | 333 |
| Interest | 21 | 24 | 26 | 29 | 32 |
# Flows
| | 2024E | 2025E | 2026E | 2027E |
| ${item} | =Assets!B2 | =Assets!C2 | =Assets!D2 | =Assets!E2 |
| Total | =B2*2 | =C2*2 | =D2*2 | =E2*2 |`

test('an item that is another one a year before may be assumed, its own a year before is out of step', () => {
  const severityOf = (item: string) =>
    reviewExample(LAGGED(item), { withEffects: true }).findings.find(({ ruleId }) => ruleId.includes('misaligned'))
      ?.severity
  expect(severityOf('Reinvestment')).toBe('warning')
  expect(severityOf('Depreciation')).toBe('serious')
})

const MEANS = (last: string): string => `# Share
| | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 | 2027 | 2028 |
| Share | 28% | 43% | 59% | 42% | 44% | 45% | 46% | 48% | 49% |
| Mean | | | | =AVERAGE(B2:D2) | =AVERAGE(C2:E2) | =AVERAGE(D2:F2) | =AVERAGE(E2:G2) | 46% | ${last} |`

test('a mean that rolls on with its periods ends where it ends', () => {
  expect(told(MEANS('=AVERAGE(G2:I2)'))).not.toContain('formula/short-range J3')
  expect(told(MEANS('=AVERAGE(H2:I2)'))).not.toEqual([])
})

const VALUES = (link: string): string => `# DCF
| Revenue growth | 2026 | 2027 | 2028 | 2029 |
| Flow | 90 | 95 | 99 | 104 |
| ENTERPRISE VALUE |
| By factors | =SUM(B2:E2) |
| By function | =NPV(0.08,B2:E2) |
| Net debt | 50 |
| Enterprise value | =B5 |
| Equity value | =B7-B6 |
# Dashboard
| Enterprise value | ${link} |`

test('a line under the heading of its name is that item; a link to another line stays told', () => {
  expect(told(VALUES('=DCF!B5'))).toEqual([])
  expect(told(VALUES('=DCF!B6'))).toContain('formula/label-mismatch B1')
})

test('a cycle that each period repeats is one finding, another cycle is another', () => {
  const book = (total: string): string => `# Bank
| | 2024 | 2025 | 2026 |
| Assets | 300 | 310 | 320 |
| Other liabilities | =B2-B4 | =C2-C4 | =D2-D4 |
| Liabilities | =SUM(B3:B3) | =SUM(C3:C3) | =SUM(D3:D3) |
| Reserve | ${total} |
| Buffer | =B5*2 | =C5*2 | =D5*2 |`
  const cycles = (text: string) => told(text).filter((one) => one.includes('circular'))
  expect(cycles(book('5 | 6 | 7'))).toEqual(['formula/circular-reference B3'])
  expect(cycles(book('5 | =C6 | 7'))).toEqual(['formula/circular-reference B3', 'formula/circular-reference C5'])
})

test('what is counted from nought is no day; the 30th of February is none either', () => {
  const dates = (text: string) => told(`# Cohorts\n| ${text} | 12 |`).filter((one) => one.includes('date'))
  expect(dates('Gen 0')).toEqual([])
  expect(dates('February 30, 2024')).toEqual(['consistency/impossible-date A1'])
})
