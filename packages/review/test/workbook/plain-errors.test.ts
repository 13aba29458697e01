import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is told above suggestion: rule and cell. */
const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.cell}`)

/** Statements whose payables grow by two rates in turns, and whose revolver may reach the cash or not. */
const STATEMENTS = (payables: string, drawn: string): string => `# Model
| | 2023A | 2024E | 2025E | 2026E | 2027E | 2028E |
| Growth | | 5% | 5% | 5% | 5% | 5% |
| Cost growth | | 8% | 4% | 4% | 4% | 4% |
| Net income | 171 | =B4*(1+C2) | =C4*(1+D2) | =D4*(1+E2) | =E4*(1+F2) | =F4*(1+G2) |
| Change in payables | | =C11-B11 | =D11-C11 | =E11-D11 | =F11-E11 | =G11-F11 |
| Revolver drawn | | ${drawn} | ${drawn} | ${drawn} | ${drawn} | ${drawn} |
| Cash | 306 | =B7+C4+C5+C6 | =C7+D4+D5+D6 | =D7+E4+E5+E6 | =E7+F4+F5+F6 | =F7+G4+G5+G6 |
| Property | 876 | =B8 | =C8 | =D8 | =E8 | =F8 |
| Total assets | =B7+B8 | =C7+C8 | =D7+D8 | =E7+E8 | =F7+F8 | =G7+G8 |
| |
| Payables | 249 | =B11*(1+${payables}) | =C11*(1+D2) | =D11*(1+E2) | =E11*(1+F2) | =F11*(1+G2) |
| Revolver | 126 | =B12+40 | =C12+40 | =D12+40 | =E12+40 | =F12+40 |
| Retained earnings | 807 | =B13+C4 | =C13+D4 | =D13+E4 | =E13+F4 | =F13+G4 |
| Total liabilities and equity | =SUM(B11:B13) | =SUM(C11:C13) | =SUM(D11:D13) | =SUM(E11:E13) | =SUM(F11:F13) | =SUM(G11:G13) |
| Balance? | =B9-B14 | =C9-C14 | =D9-D14 | =E9-E14 | =F9-F14 | =G9-G14 |`

test('an imbalance is told beside a slip that moves both sides alike, not beside the slip that makes it', () => {
  expect(told(STATEMENTS('C2', '40'))).toEqual([])
  expect(told(STATEMENTS('C3', '40'))).toEqual(['formula/inconsistent-formula C11'])
  expect(told(STATEMENTS('C2', '0'))).toEqual(['consistency/workbook-unbalanced C9'])
  expect(told(STATEMENTS('C3', '0')).toSorted()).toEqual([
    'consistency/workbook-unbalanced C9',
    'formula/inconsistent-formula C11',
  ])
})

const THREE_YEARS = (cash: string, last = 'Liabilities + earnings'): string => `# Plan
| Opening | Amount | | Forecast | Year 1 | Year 2 | Year 3 |
| Cash | 120 | | Revenue | 900 | =E2*1.05 | =F2*1.05 |
| Stock | 85 | | Net income | =E2*16% | =F2*16% | =G2*16% |
| Property | 300 | | Net cash flow | =E3 | =F3 | =G3 |
| Retained earnings | 505 | | Cash | ${cash} |
| | | | Stock | =$B$3 | =$B$3 | =$B$3 |
| | | | Property | =$B$4 | =$B$4 | =$B$4 |
| | | | Total assets | =SUM(E5:E7) | =SUM(F5:F7) | =SUM(G5:G7) |
| | | | Retained earnings | =B5+E3 | =E9+F3 | =F9+G3 |
| | | | ${last} | =E9 | =F9 | =G9 |`

test('a balance that begins anew with the opening one in every period is told, whatever the other side is called', () => {
  expect(told(THREE_YEARS('=B2+E4 | =E5+F4 | =F5+G4'))).toEqual([])
  // What has flowed since the opening may be added up.
  expect(told(THREE_YEARS('=$B2+SUM($E4:E4) | =$B2+SUM($E4:F4) | =$B2+SUM($E4:G4)'))).toEqual([])
  expect(told(THREE_YEARS('=$B2+E4 | =$B2+F4 | =$B2+G4'))).toContain('consistency/workbook-roll-forward E5:G5')
  expect(told(THREE_YEARS('=$B2+E4 | =$B2+F4 | =$B2+G4'))).toContain('consistency/workbook-unbalanced F8')
})

test('the heading over the other side is no total of it, though the years stand in its row', () => {
  const headed = `# Balance sheet
| Assets | 2023 | 2024 | 2025 |
| Cash | 90 | 95 | 99 |
| Total assets | =B2 | =C2 | =D2 |
| Liabilities and equity | 2023 | 2024 | 2025 |
| Equity | 90 | 95 | 99 |
| Total | =B5 | =C5 | =D5 |`
  expect(told(headed)).toEqual([])
})

const FLOW = (later: string): string => `# Plan
| | Year 1 | Year 2 | Year 3 |
| Net income | 144 | 152 | 159 |
| Depreciation | 18 | 19 | 20 |
| Accounts receivable | 90 | 94 | 99 |
| Inventory | 85 | 90 | 96 |
| Accounts payable | 54 | 56 | 59 |
| Change in receivables | =80-B4 | =B4-C4 | =C4-D4 |
| Change in inventory | =81-B5 | =B5-C5 | =C5-D5 |
| Change in payables | =B6-50 | =C6-B6 | =D6-C6 |
| Operating cash flow | =B2+B3+B7+B8+B9 | ${later} |`

test('a cash flow that takes the levels of working capital, where another period takes its changes, is told', () => {
  expect(told(FLOW('=C2+C3+C7+C8+C9 | =D2+D3+D7+D8+D9'))).toEqual([])
  expect(told(FLOW('=C2+C3-C4-C5+C6 | =D2+D3-D4-D5+D6'))).toEqual(['assumption/cash-flow-definition C10:D10'])
})

const DCF = (factor: string): string => `# DCF
| WACC | 10% | | | | |
| Growth | 3% | | | | |
| | Year 1 | Year 2 | Year 3 | Year 4 | Year 5 | |
| Flow | 82 | 90 | 99 | 109 | 120 | =F4*(1+$B$2)/($B$1-$B$2) |
| Factor | =1/(1+$B$1)^1 | =1/(1+$B$1)^2 | =1/(1+$B$1)^3 | =1/(1+$B$1)^4 | =1/(1+$B$1)^5 | ${factor} |
| Present value | =B4*B5 | =C4*C5 | =D4*D5 | =E4*E5 | =F4*F5 | =G4*G5 |
| Value | =SUM(B6:G6) | | | | | |`

test('a perpetuity out of the last flow is a value of its year; a further period of discounting is told', () => {
  expect(told(DCF('=F5'))).toEqual([])
  expect(told(DCF('=1/(1+$B$1)^5'))).toEqual([])
  expect(told(DCF('=1/(1+$B$1)^6'))).toEqual(['assumption/present-value G6'])
})

const HOUSE = (growth: string): string => `# House
| Year | Equity | Debt | Value |
| 0 | 2400 | 9600 | 12000 |
| 1 | =D3-C3 | =C2-1800 | =D2*1.07 |
| 2 | =D4-C4 | =C3-1800 | =D3*1.07 |
| 3 | =D5-C5 | =C4-1800 | =D4*1.07 |
| 4 | =D6-C6 | =C5-1800 | =D5*1.04 |
| 5 | =D7-C7 | =C6-1800 | =D6*1.04 |
| Equity growth | =B7-B2 | | |
| Equity growth (%) | ${growth} | | |`

test('growth over a whole holding period that lacks its minus one is told at any size', () => {
  expect(told(HOUSE('=B7/B2-1 → 537.503%'))).toEqual([])
  expect(told(HOUSE('=B7/B2 → 637.503%'))).toEqual(['formula/label-mismatch B9'])
})

const LOANS = (total: string): string => `# Loans
| Interest | 2026 | 2027 | 2028 |
| Term loan | 40 | 36 | 31 |
| Bridge loan | 12 | 12 | 0 |
| Vehicle loan | 3 | 2 | 1 |
| Working capital loan | =B8*8% | =C8*8% | =D8*8% |
| Total | ${['B', 'C', 'D'].map((column) => total.replaceAll('#', column)).join(' | ')} |
| |
| Balance of the working capital loan | 200 | 220 | 240 |`

test('a total that leaves out the line directly over it in all its copies is told', () => {
  expect(told(LOANS('=SUM(#2:#5)'))).toEqual([])
  expect(told(LOANS('=SUM(#2:#4)'))).toEqual(['formula/short-range B6:D6'])
})

const GROWTH = (rates: string): string => `# LBO
| Revenue growth | 7% | | | | |
| | Year 0 | Year 1 | Year 2 | Year 3 | Year 4 |
| Revenue | 1000 | =B3*(1+C4) | =C3*(1+D4) | =D3*(1+E4) | =E3*(1+F4) |
| % growth | | ${rates} |`

test('a line that reads its assumption once and repeats it typed afterwards is told', () => {
  expect(told(GROWTH('=$B$1 | =$B$1 | =$B$1 | =$B$1'))).toEqual([])
  expect(told(GROWTH('=$B$1 | 6% | 5% | 4%'))).toEqual([])
  expect(told(GROWTH('=$B$1 | 7% | 7% | 7%'))).toEqual(['traceability/workbook-hardcoded D4:F4'])
})

const MARGINS = (divisor: string): string => `# LBO
| | 2024 | 2025 | 2026 | 2027 |
| Revenue | 1070 | 1144 | 1225 | 1310 |
| EBIT | 224 | 251 | 281 | 314 |
| % sales | ${['B', 'C', 'D', 'E'].map((column) => `=${column}3/${divisor.replaceAll('#', column)}`).join(' | ')} |
| Profit before tax | 104 | 134 | 168 | 207 |
| % sales | =B5/B2 | =C5/C2 | =D5/D2 | =E5/E2 |`

test('shares of a line of which each is divided by its first period are told where the line beside divides by its own', () => {
  expect(told(MARGINS('#2'))).toEqual([])
  expect(told(MARGINS('$B$2'))).toEqual(['formula/anchor-mismatch C4:E4'])
})

const MARGIN = (growth: string): string => `# Income statement
| | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 |
| Revenue | 10918 | 16675 | 26914 | =D2*1.2 | =E2*1.2 | =F2*1.2 |
| EBIT | 2846 | 4532 | 10041 | ${['D E', 'E F', 'F G']
  .map((pair) => pair.split(' '))
  .map(([before = '', own = '']) => growth.replaceAll('#', before).replaceAll('@', own))
  .join(' | ')} |
| % sales | =B3/B2 | =C3/C2 | =D3/D2 | 27% | 27% | 27% |`

test('a line that grows by its share of sales is told', () => {
  expect(told(MARGIN('=@2*@4'))).toEqual([])
  expect(told(MARGIN('=#3+(#3*@4)'))).toEqual(['formula/line-definition E3:G3'])
  expect(told(MARGIN('=#3*(1+@4)'))).toEqual(['formula/line-definition E3:G3'])
})

const COMPOUNDED = (value: string): string => `# DCF
| Years | 1 | 2 | 3 | 4 |
| WACC | 10% | | | |
| Cash flow | 100 | 110 | 120 | 130 |
| Factor | =(1+$B$2)^B1 | =(1+$B$2)^C1 | =(1+$B$2)^D1 | =(1+$B$2)^E1 |
| Present value of cash flow | ${['B', 'C', 'D', 'E'].map((column) => value.replaceAll('#', column)).join(' | ')} |`

test('present values that are compounded are told', () => {
  expect(told(COMPOUNDED('=#3/#4'))).toEqual([])
  expect(told(COMPOUNDED('=#3*#4'))).toContain('formula/line-definition B5:E5')
})

const TABLE = (row: (wacc: number) => string): string => `# Sensitivity
| Price | =900/(10%-2%) | | | |
| | | 1.5% | 2% | 2.5% |
${[9, 9.5, 10, 10.5].map((wacc) => `| | ${wacc}% | ${row(wacc)} |`).join('\n')}`

test('a table of what-ifs in which an axis moves nothing is told', () => {
  const moves = (wacc: number): string =>
    [1.5, 2, 2.5].map((growth) => Math.round(90_000 / (wacc - growth))).join(' | ')
  expect(told(TABLE(moves))).toEqual([])
  expect(told(TABLE(() => '10800 | 11250 | 11700'))).toEqual(['assumption/sensitivity-centre C3:E6'])
  expect(told(TABLE(() => '11250 | 11250 | 11250'))).toEqual(['assumption/sensitivity-centre C3:E6'])
})

const SLIPPED = (flow: string): string => `# Statements
| Growth | 5% | | | |
| | 2021 | 2022 | 2023 | 2024 |
| Operating cash flow | 20000 | 21000 | ${flow} |`

test('a year over a column that is multiplied as an amount is told', () => {
  expect(told(SLIPPED('=C3*(1+$B$1) | =D3*(1+$B$1)'))).toEqual([])
  expect(told(SLIPPED('=C2*(1+$B$1) | =D2*(1+$B$1)'))).toContain('formula/line-definition D3:E3')
})
