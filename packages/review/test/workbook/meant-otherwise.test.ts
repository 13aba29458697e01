import type { Finding } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is said above a suggestion: severity, rule and place. */
function saidOf(body: string): string[] {
  return reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ severity, ruleId, evidence: [{ location }] }: Finding) => `${severity} ${ruleId} ${location.cell}`)
}

describe('working capital is without cash by its name', () => {
  const books = (last: string): string => `# Balance
| | 2022A | 2023A | 2024A |
| Accounts receivable | 319 | 260 | 205 |
| Inventory | 276 | 195 | 164 |
| ${last} | 680 | 731 | 922 |
| | | | |
| Accounts payable | 425 | 521 | 634 |
| | | | |
| WC | =SUM(B2:B3)-B6 | =SUM(C2:C3)-C6 | =SUM(D2:D3)-D6 |`

  test('cash below its lines is not left out by mistake', () => {
    expect(saidOf(books('Cash'))).toEqual([])
  })

  test('another current asset is', () => {
    expect(saidOf(books('Prepayments'))).toEqual(['serious formula/short-range B8:D8'])
  })
})

describe('a year that stands once more as another version', () => {
  const heads = (third: string): string => `# Balance
| (YE 31-Dec) | 2009A | 2010A | ${third} | 2012E | 2013E | 2014E |
| Fixed assets | 92 | 106 | 113 | 132 | 150 | 168 |
| Receivables | 205 | 139 | 146 | 164 | 176 | 193 |`

  test('is no repeated heading', () => {
    expect(saidOf(heads('2010 (Adj.)'))).toEqual([])
  })

  test('the year itself is', () => {
    expect(saidOf(heads('2010A'))).toEqual(['warning formula/period-heads D1'])
  })
})

describe('an opening balance', () => {
  const cash = (from: string, head = '2011 (Adj.)'): string => `# Balance
| | 2010A | 2011A | ${head} | 2012E | 2013E |
| Cash | 1849 | 2136 | 40 | 272 | 530 |
# Flow
| | 2010A | 2011A | 2012E | 2013E |
| Net change in cash | 256 | 287 | 232 | 258 |
| Opening cash | 1593 | =B4 | =${from} | =D4 |
| Closing cash | =B2+B3 | =C2+C3 | =D2+D3 | =E2+E3 |`

  test('taken from the balance after the transaction continues from there', () => {
    expect(saidOf(cash('Balance!D2')).filter((text) => text.includes('roll-forward'))).toEqual([])
  })

  test('taken from another year does not continue', () => {
    expect(saidOf(cash('Balance!B2')).filter((text) => text.includes('roll-forward'))).toEqual([
      'serious consistency/workbook-roll-forward D3',
    ])
  })
})

describe('the corner of a head that takes over words', () => {
  const sheets = (revenue: string): string => `# Income
| (YE 31-Dec, USDm) | 2010A | 2011A | 2012E | 2013E | 2014E | 2015E | 2016E |
| Revenue | 410 | 420 | 433 | 441 | 460 | 480 | 495 |
# Debt
| Senior debt | | | | | |
| =Income!A1 | =Income!D1 | =Income!E1 | =Income!F1 | =Income!G1 | =Income!H1 |
| Revenue | ${revenue} | =Income!E2 | =Income!F2 | =Income!G2 | =Income!H2 |`

  test('is a label, not the first head', () => {
    expect(saidOf(sheets('=Income!D2'))).toEqual([])
  })

  test('a number taken from another period beside it is told', () => {
    expect(saidOf(sheets('=Income!C2')).map((text) => text.split(' ').at(-1))).toEqual(['B3'])
  })
})

describe('a term that one period has beside the others', () => {
  const flow = (extra: readonly string[]): string => `# Cash
| | 2025 | 2026 | 2027 | 2028 | 2029 | 2030 |
| Free cash flow | 361 | 388 | 435 | 485 | 547 | 600 |
| Interest | -129 | -129 | -129 | -129 | -129 | -129 |
| Cash sweep | ${extra.join(' | ')} |
| Cash to equity | =B2+B3 | =C2+C3 | =D2+D3 | =E2+E3-E4 | =F2+F3 | =G2+G3 |`

  test('of a line that is blank in them is an event of that period', () => {
    expect(saidOf(flow(['', '', '', '-85', '', '']))).toEqual([])
  })

  test('of a line that they leave out is told', () => {
    expect(saidOf(flow(['-70', '-75', '-80', '-85', '-90', '-95']))).toEqual([
      'serious formula/inconsistent-formula E5',
    ])
  })
})

describe('a sum elsewhere over lines that are added up where they stand', () => {
  const schedule = (label: string): string => `# Debt
| | | 2025 | 2026 | 2027 |
| Opening balance | | 600 | =C6 | =D6 |
| Borrowings | | 40 | 20 | 10 |
| Repayments | | -15 | -25 | -35 |
| PIK interest | | 30 | 32 | 33 |
| ${label} | | =SUM(C2:C5) | =SUM(D2:D5) | =SUM(E2:E5) |
| | | | | |
| Borrowed, net | =SUM(C3:C4) | | | |
| | | | | |`

  test('picks the lines that it is called after', () => {
    expect(saidOf(schedule('Closing balance')).filter((text) => text.includes('short-range'))).toEqual([])
  })

  test('lacks a line where nothing else adds them up', () => {
    const list = `# Costs
| Salaries | 410 | | |
| Rent | 95 | | |
| Legal | 31 | | |
| | | | |
| | | Total costs | =SUM(B1:B2) |`
    expect(saidOf(list).filter((text) => text.includes('short-range'))).toEqual(['serious formula/short-range D5'])
  })
})

describe('a path that grows by typed rates', () => {
  const path = (first: string, third: string): string => `# Sales
| | 2022 | 2023 | 2024 | 2025 | 2026 | 2027 |
| Revenue | 520 | ${first} | =C2*1.07 | ${third} | =E2*1.07 | =F2*1.07 |
| Costs | 310 | =B3*1.07 | =C3*1.07 | =D3*1.07 | =E3*1.07 | =F3*1.07 |`

  test('may begin at a rate of its own', () => {
    expect(saidOf(path('=B2*0.98', '=D2*1.07'))).toEqual([])
  })

  test('is told where the rate changes in its midst', () => {
    expect(saidOf(path('=B2*1.07', '=D2*1.7')).map((text) => text.split(' ').at(-1))).toEqual(['E2'])
  })
})

test('scenarios that repeat a table repeat its error once', () => {
  const block = (row: number): string => `| | 2019 | 2020 | 2021 | 2022 | 2023 |
| Units | 991 | 935 | 962 | 980 | 1013 |
| Price | 21 | 19 | 20 | 22 | 23 |
| Revenue | =B${row + 1}*B${row + 2} | =C${row + 1}*C${row + 2} | 23140 | =E${row + 1}*E${row + 2} | =F${row + 1}*F${row + 2} |
| Cost | =B${row + 3}*0.6 | =C${row + 3}*0.6 | =D${row + 3}*0.6 | =E${row + 3}*0.6 | =F${row + 3}*0.6 |`
  const told = reviewExample(`# Base\n${block(1)}\n| | | | | | |\n${block(7)}`, { withEffects: true }).findings.filter(
    ({ severity }) => severity !== 'suggestion',
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.evidence.map(({ location }) => location.cell)).toEqual(expect.arrayContaining(['D4', 'D10']))
})

describe('a range that takes in the subtotal of its own cells', () => {
  const prices = (name: string): string => `# Prices
| Method | Price |
| Revenue multiple | 7.44 |
| EBITDA multiple | 2.03 |
| P/E | 2.67 |
| Midpoint | =${name}(B2:B4) |
| | |
| All | =${name}(B2:B5) |`

  test('is wrong as a sum', () => {
    expect(saidOf(prices('SUM'))).toEqual(['serious formula/double-count B7'])
  })

  test('changes no mean', () => {
    expect(saidOf(prices('AVERAGE'))).toEqual([])
  })
})
